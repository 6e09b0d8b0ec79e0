import { styled } from '@mui/material/styles';
import type { OpenedImage } from '../processing/opened-image.ts';
import { CropControls } from './crop-controls.tsx';
import type { ChangeCrop, Crop } from './crop-geometry.ts';
import { CropWindow } from './crop-window.tsx';

export interface SquareCropperProps {
  image: Pick<OpenedImage, 'width' | 'height' | 'preview'>;
  crop: Crop;
  onChange: ChangeCrop;
}

const Column = styled('div')({ display: 'grid', gap: 8, minWidth: 0 });

/**
 * Chooses the square of an image by drag, pinch, wheel, slider, buttons or keyboard. The window shows what is sent; the circle
 * shows what a round frame leaves of it.
 */
export function SquareCropper({ image, crop, onChange }: SquareCropperProps) {
  return (
    <Column>
      <CropWindow image={image.preview} size={image} crop={crop} onChange={onChange} />
      <CropControls size={image} crop={crop} onChange={onChange} />
    </Column>
  );
}
