import type { Pet } from '@huella/contract';
import { Icon, PetAvatar, usePartOnTap } from '@huella/ui';
import { petName } from '@huella/validation/text';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { usePetPhoto } from './use-pet-photo.ts';

const loadSheet = async () => (await import('./photo-sheet.tsx')).PhotoSheet;

const FormField = styled('div')({ position: 'relative', width: 'fit-content' });

/** The picture of a pet in the header of its page, with the button to change it (specification §2 *Pet details page*). */
export function PetPhoto({ pet }: { pet: Pet }) {
  const { Part: PhotoSheet, isOpen, open, close } = usePartOnTap(loadSheet);
  const photo = usePetPhoto(pet);
  const name = petName(pet.nombre);
  return (
    <FormField>
      <PetAvatar animal={pet.animal} src={photo ?? pet.img_link} name={name} size={128} />
      <IconButton aria-label={copy.change(name)} onClick={open} sx={buttonStyle}>
        <Icon name="camera" />
      </IconButton>
      {PhotoSheet && <PhotoSheet petId={pet.id} name={name} open={isOpen} onClose={close} />}
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
