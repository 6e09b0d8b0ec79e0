import type { Pet } from '@huella/contract';
import { Icon, LightSurface } from '@huella/ui';
import { formatDay, todayInArgentina } from '@huella/validation/day';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { PresentCalendar } from '../../api/use-calendar.ts';
import { CalendarGate } from '../../components/calendar-gate/calendar-gate.tsx';
import { BookletCover } from './booklet-cover.tsx';
import { BOOKLET_KINDS, bookletLines } from './booklet-lines.ts';
import { BookletSkeleton } from './booklet-skeleton.tsx';
import { Paper } from './booklet-style.ts';
import { BookletTable } from './booklet-table.tsx';
import { copy } from './copy.ts';

/** On paper the cover has the pet's name already. */
const printed = { '@media print': { header: { display: 'none !important' } } } as const;

export function BookletView({ pet }: { pet: Pet }) {
  return (
    <Stack spacing={2}>
      <CalendarGate skeleton={<BookletSkeleton />}>
        {(calendar) => <Booklet pet={pet} calendar={calendar} />}
      </CalendarGate>
    </Stack>
  );
}

/** Paper is light in the dark scheme too. */
function Booklet({ pet, calendar }: { pet: Pet; calendar: PresentCalendar }) {
  const lines = bookletLines(calendar.events, calendar.catalogues, pet.id);
  return (
    <>
      <GlobalStyles styles={printed} />
      <PrintButton />
      <LightSurface>
        <Paper>
          <BookletCover pet={pet} />
          <div className="page spread">
            {BOOKLET_KINDS.map((kind) => (
              <BookletTable key={kind} kind={kind} lines={lines[kind]} />
            ))}
          </div>
          <p className="page source">{copy.source(formatDay(todayInArgentina(calendar.now)))}</p>
        </Paper>
      </LightSurface>
    </>
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
