import type { Pet } from '@huella/contract';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';

const Choices = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& a': {
    display: 'grid',
    alignItems: 'center',
    minHeight: 48,
    padding: '4px 18px',
    borderRadius: 24,
    border: `1.5px solid ${theme.palette.outline}`,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    color: theme.palette.text.primary,
    '&:hover': { borderColor: theme.palette.primary.main },
    '&[aria-current]': {
      borderColor: theme.palette.primary.main,
      color: theme.palette.primary.main,
      backgroundColor: theme.palette.tint.primary,
    },
  },
}));

/** Whose claims are shown. Each choice is an address: back leads out of the list and not through every choice. */
export function PetFilter({ pets, only }: { pets: readonly Pet[]; only: Pet | undefined }) {
  const choices = [
    { id: undefined, label: copy.all as string, search: '' },
    ...pets.map(({ id, nombre }) => ({ id, label: petName(nombre), search: `?mascota=${id}` })),
  ];
  return (
    <Choices aria-label={copy.filter}>
      {choices.map(({ id, label, search }) => (
        <Link
          key={search}
          to={{ search }}
          replace
          preventScrollReset
          aria-current={id === only?.id ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </Choices>
  );
}
