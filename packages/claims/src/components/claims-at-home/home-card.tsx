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
  /** The first of a page: large, with the page's primary button. */
  isFirst?: boolean;
}

const Words = styled('div')({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

/** One claim that waits for its owner: whose, what for, and the one button that leads there. */
export function HomeCard({ pet, title, sentence, action, isFirst = false }: HomeCardProps) {
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{
        p: isFirst ? 3 : 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: isFirst ? 3 : 2,
        ...(isFirst && { backgroundColor: 'tint.coral', borderColor: 'transparent' }),
      }}
    >
      <PetAvatar animal={pet.animal} src={pet.img_link} name={petName(pet.nombre)} size={isFirst ? 80 : 48} />
      <Words>
        <Typography component="h3" variant={isFirst ? 'h3' : 'body1'} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography>{sentence}</Typography>
      </Words>
      <ButtonLink to={action.to} variant={isFirst ? 'contained' : 'outlined'}>
        {action.label}
      </ButtonLink>
    </Card>
  );
}
