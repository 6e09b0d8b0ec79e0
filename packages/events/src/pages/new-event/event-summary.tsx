import type { Pet } from '@huella/contract';
import { formatDay, isDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { EventKind } from '../../components/event-kind/event-kind.tsx';
import type { EventControl } from '../../forms/event-form/event-flow.ts';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
}));

export function EventSummary({ control, pets }: { control: EventControl; pets: readonly Pet[] }) {
  const [mascotaId, tipo, day, time] = useWatch({
    control,
    name: ['mascotaId', 'tipo', 'event_on', 'hora'],
  });
  const pet = pets.find(({ id }) => id === mascotaId);
  return (
    <Card>
      <EventKind event={{ tipo }} />
      <span>
        {pet && petName(pet.nombre)} · {isDay(day) ? formatDay(day) : day}, {time}
      </span>
    </Card>
  );
}
