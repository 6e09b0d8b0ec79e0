import { networkError } from '@huella/api-client';
import type { Pet } from '@huella/contract';
import { Icon, PetAvatar, toast } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { copy } from './copy.ts';
import { usePetPhoto } from './use-pet-photo.ts';

const loadSheet = () => import('./photo-sheet.tsx');
const PhotoSheet = lazy(loadSheet);

const FormField = styled('div')({ position: 'relative', width: 'fit-content' });

/** The picture of a pet in the header of its page, with the button to change it (specification §2 *Pet details page*). */
export function PetPhoto({ pet }: { pet: Pet }) {
  const [sheet, setSheet] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const photo = usePetPhoto(pet);
  const name = titleCase(pet.nombre);
  const open = () =>
    loadSheet().then(
      () => setSheet('open'),
      () => toast.error(networkError().message),
    );
  return (
    <FormField>
      <PetAvatar animal={pet.animal} src={photo ?? pet.img_link} name={name} size={128} />
      <IconButton aria-label={copy.change(name)} onClick={() => void open()} sx={buttonStyle}>
        <Icon name="camera" />
      </IconButton>
      {sheet !== 'unseen' && (
        <Suspense>
          <PhotoSheet petId={pet.id} name={name} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </FormField>
  );
}

const buttonStyle = {
  position: 'absolute',
  right: -8,
  bottom: -8,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
  border: '3px solid',
  borderColor: 'background.paper',
  '&:hover': { backgroundColor: 'primary.dark' },
} as const;
