import type { Pet } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import { Icon, PetAvatar, useSheetOnTap } from '@huella/ui';
import { petName } from '@huella/validation/text';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { PhotoStatus } from './photo-status.tsx';
import { useNewPhoto } from './use-new-photo.ts';
import { usePetPhoto } from './use-pet-photo.ts';

const loadSheet = async () => (await import('./photo-sheet.tsx')).PhotoSheet;

const SIZE = 128;
const RING = SIZE + 12;

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  // An empty live region takes no gap.
  '& > [aria-live]:empty': { marginTop: -16 },
});

const Frame = styled('div')({ display: 'grid', position: 'relative', width: 'fit-content' });

/** The photo of a pet in the header of its page, with the button to change it (specification §2 *Pet details page*). */
export function PetPhoto({ pet }: { pet: Pet }) {
  const { LoadedSheet: PhotoSheet, isOpen, open, close } = useSheetOnTap(loadSheet);
  const photo = usePetPhoto(pet);
  const { item, url, discard } = useNewPhoto(pet);
  const name = petName(pet.nombre);
  return (
    <Column>
      <Frame>
        <PetAvatar animal={pet.animal} src={url ?? photo ?? pet.img_link} name={name} size={SIZE} />
        {item && <PhotoRing item={item} />}
        <IconButton aria-label={copy.change(name)} onClick={open} sx={buttonStyle}>
          <Icon name="camera" />
        </IconButton>
      </Frame>
      <PhotoStatus item={item} onDiscard={discard} />
      {PhotoSheet && <PhotoSheet petId={pet.id} name={name} open={isOpen} onClose={close} />}
    </Column>
  );
}

/** The upload progress around the avatar; indeterminate until the server answers (D70). */
function PhotoRing({ item: { status, progress } }: { item: OutboxItem }) {
  if (status !== 'sending' && status !== 'confirming') return null;
  return (
    <CircularProgress
      variant={status === 'sending' ? 'determinate' : 'indeterminate'}
      value={Math.round(progress * 100)}
      size={RING}
      thickness={2}
      aria-label={copy.progress}
      sx={{ position: 'absolute', top: (SIZE - RING) / 2, left: (SIZE - RING) / 2 }}
    />
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
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'primary.dark' } },
} as const;
