import { reminderKind } from '@huella/contract/events';
import { EmptyState, FormWithSummary, IconRows } from '@huella/ui';
import Button from '@mui/material/Button';
import { kindLookOf } from '../../components/event-kind/kind-looks.ts';
import { reminderKindLabel } from '../../components/event-kind/reminder-kind-label.ts';
import { copy } from './copy.ts';
import { useSaveFeed } from './use-save-feed.ts';

const rows = reminderKind.options.map((kind) => ({
  icon: kind === 'Alimento' ? ('bowl' as const) : kindLookOf({ tipo: kind }).icon,
  text: reminderKindLabel(kind),
}));

export function FeedOff() {
  const { save, busy } = useSaveFeed();
  const start = () => void save({ tipos: [...reminderKind.options], mascotas: null });
  return (
    <FormWithSummary summary={<IconRows title={copy.kinds} rows={rows} />}>
      <EmptyState
        illustration="calendar"
        title={copy.off.title}
        text={copy.off.text}
        action={
          <Button
            variant="contained"
            size="large"
            onClick={busy ? undefined : start}
            aria-disabled={busy || undefined}
          >
            {copy.off.action}
          </Button>
        }
      />
    </FormWithSummary>
  );
}
