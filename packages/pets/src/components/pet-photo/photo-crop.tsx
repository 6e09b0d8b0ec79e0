import { InlineAlert } from '@huella/ui';
import { areaOf, CENTRED, SquareCropper, type Area, type OpenedImage } from '@huella/uploads';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface PhotoCropProps {
  photo: OpenedImage;
  isSaving: boolean;
  error: string | null;
  onSave: (area: Area) => void;
  onOther: () => void;
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > [aria-live]:empty': { display: 'none' },
});

export function PhotoCrop({ photo, isSaving, error, onSave, onOther }: PhotoCropProps) {
  const [crop, setCrop] = useState(CENTRED);
  return (
    <Column>
      <Typography>{copy.cropHint}</Typography>
      <SquareCropper image={photo} crop={crop} onChange={setCrop} />
      <div aria-live="assertive">{error && <InlineAlert tone="error">{error}</InlineAlert>}</div>
      <Button
        variant="contained"
        size="large"
        onClick={() => onSave(areaOf(crop, photo))}
        aria-disabled={isSaving || undefined}
      >
        {isSaving ? copy.saving : copy.save}
      </Button>
      <Button size="large" onClick={onOther}>
        {copy.other}
      </Button>
    </Column>
  );
}
