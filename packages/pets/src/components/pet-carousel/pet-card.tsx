import type { Pet } from '@huella/contract';
import { Icon, VisuallyHidden } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { ageLabel } from '../../lib/age-label.ts';
import { petPolicyStateOn } from '../../lib/policy-state-on.ts';
import { externalPaths, petsPaths } from '../../paths.ts';
import { PetThumbnail } from '../pet-photo/pet-thumbnail.tsx';
import { PolicyChip } from '../policy-chip/policy-chip.tsx';
import { PetLink } from './pet-link.ts';

/** Three of these share 360 px. */
const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  height: '100%',
  overflow: 'hidden',
  paddingTop: 12,
  textAlign: 'center',
  borderRadius: 20,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  transition: 'border-color 150ms',
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.primary.main } },
  '&:has(h3 :focus-visible)': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
  '& > :not(.card)': { maxWidth: '100%', paddingInline: 8 },
  '& h3': {
    margin: 0,
    fontWeight: 700,
    lineHeight: 1.25,
    fontSize: '1rem',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& p': { margin: 0, fontSize: '0.8125rem', lineHeight: 1.4, color: theme.palette.text.secondary },
  '& .state': {
    fontSize: '0.8125rem',
    marginBottom: 8,
    '& > *': { whiteSpace: 'normal', textAlign: 'start' },
  },
  '& > .card': {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    width: '100%',
    minHeight: 48,
    marginTop: 'auto',
    fontSize: '0.875rem',
    fontWeight: 650,
    textDecoration: 'none',
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
    '&:focus-visible': { outlineOffset: -3 },
  },
  [theme.breakpoints.up('sm')]: { '& h3': { fontSize: '1.125rem' } },
}));

/** One of three or more pets: photo, name in title case (D60a), age, state of its policy, link to its card. */
export function PetCard({ pet }: { pet: Pet }) {
  const name = titleCase(pet.nombre);
  const today = todayInArgentina();
  const state = petPolicyStateOn(today, pet);
  return (
    <Card aria-label={name}>
      <span>
        <PetThumbnail pet={pet} size={64} />
      </span>
      <h3 title={name}>
        <PetLink to={petsPaths.details.href(pet.id)} draggable={false}>
          {name}
        </PetLink>
      </h3>
      <p>{ageLabel(pet.fecha_nacimiento, today)}</p>
      {state !== undefined && (
        <span className="state">
          <PolicyChip state={state} />
        </span>
      )}
      <Link className="card" to={externalPaths.card(pet.id)} draggable={false}>
        <Icon name="card" />
        {copy.carousel.card} <VisuallyHidden>{copy.carousel.ofPet(name)}</VisuallyHidden>
      </Link>
    </Card>
  );
}
