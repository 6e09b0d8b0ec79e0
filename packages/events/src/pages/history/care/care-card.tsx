import type { CareProposal } from '@huella/calendar';
import type { UserCreatedKind, Pet } from '@huella/contract';
import { ButtonLink } from '@huella/ui';
import { type Day, formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { EventKindIcon } from '../../../components/event-kind/event-kind.tsx';
import { fromCalendar } from '../../../lib/from-calendar.ts';
import { eventsPaths } from '../../../paths.ts';
import { copy } from './copy.ts';

export interface CareCardProps {
  proposal: CareProposal;
  pet: Pet | undefined;
  from: Day;
  /** Called with what is proposed, such as `Antirrábica de Luna`. */
  onPostpone: (title: string) => void;
  onHide: (title: string) => void;
}

const KINDS = {
  rabies: 'Vacuna',
  basic: 'Vacuna',
  internal: 'DespInterna',
  external: 'DespExterna',
} as const satisfies Record<CareProposal['need'], UserCreatedKind>;

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  height: '100%',
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  border: `1px dashed ${theme.palette.outline}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  '& h3': { ...theme.typography.body1, margin: 0, fontWeight: 600 },
  '& p': { ...theme.typography.body2, margin: '4px 0 0' },
  '& .due': { fontWeight: 600 },
  '& .actions': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    '& > *': { paddingInline: 14 },
  },
}));

export function CareCard({ proposal, pet, from, onPostpone, onHide }: CareCardProps) {
  if (pet === undefined) return null;
  const { need, reason, day, isLate, vaccine } = proposal;
  const tipo = KINDS[need];
  const title = copy.of(vaccine?.nombre ?? copy.what[need], petName(pet.nombre));
  const to = eventsPaths.newEvent.href({
    mascota: pet.id,
    tipo,
    ...(vaccine && { vacuna: vaccine.id }),
    ocurrio: 'no',
    fecha: day < from ? from : day,
  });
  return (
    <Card>
      <EventKindIcon event={{ tipo }} />
      <div>
        <h3>{title}</h3>
        <p className="due">{isLate || reason === 'start' ? copy.late : copy.due(formatDay(day))}</p>
        <p>{copy.why(need, reason, pet.animal)}</p>
      </div>
      <div className="actions">
        <ButtonLink to={to} state={fromCalendar} variant="contained" aria-label={copy.acceptOf(title)}>
          {copy.accept}
        </ButtonLink>
        <Button variant="outlined" aria-label={copy.laterOf(title)} onClick={() => onPostpone(title)}>
          {copy.later}
        </Button>
        <Button aria-label={copy.hideOf(title)} onClick={() => onHide(title)}>
          {copy.hide}
        </Button>
      </div>
    </Card>
  );
}
