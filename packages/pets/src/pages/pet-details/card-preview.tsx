import type { Pet } from '@huella/contract';
import { Icon, VisuallyHidden } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PetThumbnail } from '../../components/pet-photo/pet-thumbnail.tsx';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '14px 16px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.palette.divider}`,
  transition: 'background-color 150ms',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
  '&:focus-visible': { outlineOffset: -3 },
  '& > .words': { flex: 1, minWidth: 0, overflowWrap: 'break-word', lineHeight: 1.35 },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': { fontSize: '0.9375rem', color: theme.palette.text.secondary },
}));

/** A drawing of the insured card, in its proportions. */
const Drawing = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  flex: 'none',
  width: 112,
  aspectRatio: '8.5 / 5.4',
  boxSizing: 'border-box',
  padding: 8,
  overflow: 'hidden',
  borderRadius: 10,
  color: theme.palette.primary.contrastText,
  backgroundImage: `linear-gradient(135deg, ${theme.palette.primary.main}, ${theme.palette.primary.dark})`,
  boxShadow: '0 2px 8px rgb(0 0 0 / 0.18)',
  '& > svg': { width: 22, height: 22 },
  '& .line': {
    display: 'block',
    width: '55%',
    height: 4,
    borderRadius: 2,
    backgroundColor: 'currentColor',
    opacity: 0.7,
  },
  '& .line + .line': { width: '35%', marginTop: 4, opacity: 0.45 },
  '& > .photo': { position: 'absolute', right: 8, bottom: 8, lineHeight: 0 },
}));

/** The link to the insured card in the header of the pet's page. */
export function CardPreview({ pet }: { pet: Pet }) {
  return (
    <Row to={externalPaths.card(pet.id)}>
      <Drawing aria-hidden="true">
        <Icon name="paw" />
        <span>
          <span className="line" />
          <span className="line" />
        </span>
        <span className="photo">
          <PetThumbnail pet={pet} size={36} />
        </span>
      </Drawing>
      <span className="words">
        <strong>
          {copy.card.title} <VisuallyHidden>{copy.preview.ofPet(petName(pet.nombre))}</VisuallyHidden>
        </strong>
        <small>{copy.card.text}</small>
      </span>
      <Icon name="forward" />
    </Row>
  );
}
