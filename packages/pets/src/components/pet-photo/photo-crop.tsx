import { areaOf, CENTRED, SquareCropper, type Area, type OpenedPicture } from '@huella/uploads';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface PhotoCropProps {
  picture: OpenedPicture;
  onSave: (area: Area) => void;
  onOther: () => void;
}

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** Which square of the photo is kept. */
export function PhotoCrop({ picture, onSave, onOther }: PhotoCropProps) {
  const [crop, setCrop] = useState(CENTRED);
  return (
    <Column>
      <Typography>{copy.cropHint}</Typography>
      <SquareCropper picture={picture} crop={crop} onChange={setCrop} />
      <Button variant="contained" size="large" onClick={() => onSave(areaOf(crop, picture))}>
        {copy.save}
      </Button>
      <Button size="large" onClick={onOther}>
        {copy.other}
      </Button>
    </Column>
  );
}
