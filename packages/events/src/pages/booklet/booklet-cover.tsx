import type { Pet } from '@huella/contract';
import { PetThumbnail } from '@huella/pets/api';
import { Brand } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { PetDetailRows } from './pet-detail-rows.tsx';

const Band = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '20px 16px',
  borderRadius: '15px 15px 0 0',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  '& p': { margin: 0, fontWeight: 600 },
  '& strong': { ...theme.typography.h1, display: 'block' },
  '& > div': { flex: '1 1 8rem', minWidth: 0 },
  '& .brand': {
    color: 'inherit',
    '& circle': { fill: 'currentColor' },
    '& path': { fill: theme.palette.primary.main },
  },
  '@media screen and (max-width: 599.95px)': { '& .brand': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  '@media print': {
    padding: '0 0 12px',
    borderRadius: 0,
    borderBottom: `2px solid ${theme.palette.text.primary}`,
    color: theme.palette.text.primary,
    backgroundColor: 'transparent',
    '& .brand path': { fill: theme.palette.background.paper },
  },
}));

export function BookletCover({ pet }: { pet: Pet }) {
  const name = petName(pet.nombre);
  return (
    <>
      <Band>
        <PetThumbnail pet={pet} size={72} />
        <div>
          <p>{copy.title}</p>
          <strong>{name}</strong>
        </div>
        <Brand className="brand" />
      </Band>
      <div className="page">
        <PetDetailRows pet={pet} />
      </div>
    </>
  );
}
