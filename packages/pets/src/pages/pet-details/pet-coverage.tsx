import type { Pet, PolicyState } from '@huella/contract';
import { formatDay, todayInArgentina } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import { PolicyChip } from '../../components/policy-chip/policy-chip.tsx';
import { petPolicyStateOn } from '../../lib/policy-state-on.ts';
import { copy } from './copy.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  margin: 0,
  color: theme.palette.text.secondary,
}));

/** The state of a pet's policy and its last day; nothing when its term is unknown. */
export function PetCoverage({ pet }: { pet: Pet }) {
  const state = petPolicyStateOn(todayInArgentina(), pet);
  if (state === undefined) return null;
  return (
    <Line>
      <PolicyChip state={state} />
      {termOf(pet, state)}
    </Line>
  );
}

function termOf({ vigencia, anulada }: Pet, state: PolicyState): string {
  if (anulada !== undefined) return copy.coverage.ended(formatDay(anulada));
  if (vigencia === undefined) return '';
  if (state === 'vigente') return copy.coverage.until(formatDay(vigencia.hasta));
  return state === 'futura'
    ? copy.coverage.from(formatDay(vigencia.desde))
    : copy.coverage.ended(formatDay(vigencia.hasta));
}
