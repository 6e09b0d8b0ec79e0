import type { CalendarFeed } from '@huella/contract';
import { reminderKind } from '@huella/contract/events';
import { petsApi } from '@huella/pets/api';
import { FormWithSummary } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import { kindLabel } from '../../components/event-kind/kind-label.ts';
import { ChoiceList } from './choice-list.tsx';
import { copy } from './copy.ts';
import { FeedUrl } from './feed-url.tsx';
import { FeedCode } from './feed-code.tsx';
import { RenewUrl } from './renew-url.tsx';
import { useSaveFeed } from './use-save-feed.ts';

export interface FeedOnProps {
  feed: CalendarFeed;
  url: string;
}

export function FeedOn({ feed, url }: FeedOnProps) {
  const { tipos, mascotas, ultima_lectura } = feed;
  const { save } = useSaveFeed();
  const { data: pets = [] } = petsApi.useListPetsQuery();
  const all = pets.map(({ id }) => id);
  return (
    <FormWithSummary summary={<FeedCode url={url} />}>
      <Stack spacing={4}>
        <FeedUrl url={url} lastReading={ultima_lectura} />
        <ChoiceList
          title={copy.kinds}
          options={reminderKind.options.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
          chosen={tipos}
          onChange={(next) => void save({ tipos: next, mascotas })}
        />
        {pets.length > 1 && (
          <ChoiceList
            title={copy.pets}
            options={pets.map(({ id, nombre }) => ({ value: id, label: petName(nombre) }))}
            chosen={mascotas ?? all}
            // All pets include future ones.
            onChange={(next) => void save({ tipos, mascotas: next.length === all.length ? null : next })}
          />
        )}
        <RenewUrl />
      </Stack>
    </FormWithSummary>
  );
}
