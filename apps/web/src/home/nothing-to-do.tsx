import type { Pet } from '@huella/contract';
import { Illustration } from '@huella/ui';
import { listed, petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 20px',
  padding: '12px 20px',
  borderRadius: 24,
  backgroundColor: theme.palette.tint.primary,
  '& svg': { flex: 'none', width: 'clamp(7rem, 34%, 12rem)', height: 'auto', marginBlock: -4 },
  '& > div': { flex: '1 1 9rem', minWidth: 0, overflowWrap: 'break-word' },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: '4px 0 0' },
}));

/** Pets named, and the longest name for that. */
const NAMED = 3;
const NAMED_LENGTH = 48;

export function NothingToDo({ pets }: { pets: readonly Pet[] }) {
  const covered = pets.filter(({ anulada }) => anulada === undefined);
  if (covered.length === 0) return null;
  const names = listed(covered.map(({ nombre }) => petName(nombre)));
  const isTooLong = covered.length > NAMED || (covered.length > 1 && names.length > NAMED_LENGTH);
  return (
    <Card aria-labelledby="calm">
      <div>
        <h2 id="calm">{copy.home.calm.title}</h2>
        <p>{copy.home.calm.text(isTooLong ? copy.home.calm.all : names)}</p>
      </div>
      <Illustration name="nothing-waits" />
    </Card>
  );
}
