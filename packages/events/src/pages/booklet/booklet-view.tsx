import type { Pet } from '@huella/contract';
import { ErrorState, Icon, InlineAlert, LightSurface, ListSkeleton } from '@huella/ui';
import { formatDay, todayInArgentina } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCalendar } from '../../api/use-calendar.ts';
import { copy as shared } from '../../copy.ts';
import { BOOKLET_KINDS, bookletLines } from './booklet-lines.ts';
import { Paper } from './booklet-style.ts';
import { BookletTable } from './booklet-table.tsx';
import { copy } from './copy.ts';
import { PetFacts } from './pet-facts.tsx';

/** The booklet in its states; paper is light by day and by night. */
export function BookletView({ pet }: { pet: Pet }) {
  const calendar = useCalendar();
  if (calendar.status === 'loading') return <ListSkeleton rows={4} />;
  if (calendar.status === 'failed')
    return (
      <ErrorState
        title={shared.error}
        message={shared.errorText}
        onRetry={calendar.retry}
        busy={calendar.busy}
      />
    );
  const lines = bookletLines(calendar.events, calendar.catalogues, pet.id);
  return (
    <Stack spacing={2}>
      {calendar.isOutdated && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: calendar.retry }}>
          {shared.outdated}
        </InlineAlert>
      )}
      <PrintButton />
      <LightSurface>
        <Paper>
          <PetFacts pet={pet} />
          {BOOKLET_KINDS.map((kind) => (
            <BookletTable key={kind} kind={kind} lines={lines[kind]} />
          ))}
          <p className="source">{copy.source(formatDay(todayInArgentina(calendar.now)))}</p>
        </Paper>
      </LightSurface>
    </Stack>
  );
}

function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="print" />}
      onClick={() => window.print()}
      sx={{ alignSelf: 'start', displayPrint: 'none' }}
    >
      {copy.print}
    </Button>
  );
}
