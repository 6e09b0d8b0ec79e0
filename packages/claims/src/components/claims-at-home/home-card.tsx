import type { Pet } from '@huella/contract';
import { ButtonLink, PetAvatar } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export interface HomeCardProps {
  pet: Pet;
  title: string;
  sentence: string;
  action: { to: string; label: string };
}

const Words = styled('div')({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

/** One claim that waits for its owner: whose, what for, and the one button that leads there. */
export function HomeCard({ pet, title, sentence, action }: HomeCardProps) {
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <PetAvatar animal={pet.animal} src={pet.img_link} name={petName(pet.nombre)} size={48} />
      <Words>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography>{sentence}</Typography>
      </Words>
      <ButtonLink to={action.to} variant="outlined">
        {action.label}
      </ButtonLink>
    </Card>
  );
}
