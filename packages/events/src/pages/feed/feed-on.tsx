import type { CalendarFeed } from '@huella/contract';
import { reminderKind } from '@huella/contract/events';
import { petsApi } from '@huella/pets/api';
import { FormWithSummary, useSavedChoice } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import type { FeedChoice } from '../../api/feed-endpoints.ts';
import { reminderKindLabel } from '../../components/event-kind/reminder-kind-label.ts';
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
  const { save } = useSaveFeed();
  const { shown, change } = useSavedChoice<FeedChoice>({ tipos: feed.tipos, mascotas: feed.mascotas }, save);
  const { tipos, mascotas } = shown;
  const { data: pets = [] } = petsApi.useListPetsQuery();
  const all = pets.map(({ id }) => id);
  return (
    <FormWithSummary summary={<FeedCode url={url} />}>
      <Stack spacing={4}>
        <FeedUrl url={url} lastReading={feed.ultima_lectura} />
        <ChoiceList
          title={copy.kinds}
          options={reminderKind.options.map((kind) => ({ value: kind, label: reminderKindLabel(kind) }))}
          chosen={tipos}
          onChange={(next) => change((before) => ({ ...before, tipos: next }))}
        />
        {pets.length > 1 && (
          <ChoiceList
            title={copy.pets}
            options={pets.map(({ id, nombre }) => ({ value: id, label: petName(nombre) }))}
            chosen={mascotas ?? all}
            // All pets include future ones.
            onChange={(next) =>
              change((before) => ({ ...before, mascotas: next.length === all.length ? null : next }))
            }
          />
        )}
        <RenewUrl />
      </Stack>
    </FormWithSummary>
  );
}
