import type { Pet } from '@huella/contract';
import { PetAvatar } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ageLabel } from '../../lib/age-label.ts';

/** A pet at a glance: picture, name in title case (D60a), breed, age and plan. It leads nowhere. */
export function PetCard({ pet }: { pet: Pet }) {
  const name = titleCase(pet.nombre);
  return (
    <Card variant="outlined" component="article" aria-label={name} sx={cardStyle}>
      <PetAvatar animal={pet.animal} src={pet.img_link} name={name} size={64} />
      <Typography component="h3" variant="h3">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {pet.raza}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {ageLabel(pet.fecha_nacimiento, todayInArgentina())}
      </Typography>
      <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
        {pet.plan}
      </Typography>
    </Card>
  );
}

const cardStyle = {
  height: '100%',
  padding: 1.5,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 0.5,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;
