import type { Pet } from '@huella/contract';
import { PetAvatar } from '@huella/ui';
import { formatDay, todayInArgentina } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { ageLabel } from '../../lib/age-label.ts';
import { petsPaths } from '../../paths.ts';

/** The name is the link, and its target is the whole card: one stop of the keyboard, one name for a screen reader. */
const NameLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // The words alone are lower than a finger; padding beside text moves nothing.
  paddingBlock: 4,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** A pet at a glance: picture, name in title case (D60a), breed, age and plan, or the day on which the policy was ended (D35). It leads to the pet's page. */
export function PetCard({ pet }: { pet: Pet }) {
  const name = titleCase(pet.nombre);
  return (
    <Card variant="outlined" component="article" aria-label={name} sx={cardStyle}>
      <PetAvatar animal={pet.animal} src={pet.img_link} name={name} size={64} />
      <Typography component="h3" sx={nameStyle} title={name}>
        <NameLink to={petsPaths.details.href(pet.id)} draggable={false}>
          {name}
        </NameLink>
      </Typography>
      <Typography color="textSecondary" sx={lineStyle}>
        {pet.raza}
      </Typography>
      <Typography color="textSecondary" sx={lineStyle}>
        {ageLabel(pet.fecha_nacimiento, todayInArgentina())}
      </Typography>
      <Typography color={pet.anulada ? 'error' : 'primary'} sx={{ ...lineStyle, fontWeight: 600 }}>
        {pet.anulada ? copy.carousel.cancelled(formatDay(pet.anulada)) : pet.plan}
      </Typography>
    </Card>
  );
}

/** Three of these share 360 pixels: little padding, small letters, and a name of three lines at most. */
const cardStyle = {
  height: '100%',
  padding: { xs: 1, sm: 2 },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 0.5,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  position: 'relative',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' },
} as const;

const nameStyle = {
  fontWeight: 700,
  lineHeight: 1.25,
  fontSize: { xs: '1rem', sm: '1.125rem' },
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;

const lineStyle = { fontSize: { xs: '0.8125rem', sm: '0.9375rem' }, lineHeight: 1.4 } as const;
