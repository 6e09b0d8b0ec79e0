import { VisuallyHidden } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useId } from 'react';
import { copy } from '../copy.ts';
import { areaOf, moveCrop, zoomCrop, type ChangeCrop, type Crop, type Size } from './crop-geometry.ts';
import { useCropGestures } from './use-crop-gestures.ts';
import { useWheel } from './use-wheel.ts';

export interface CropWindowProps {
  image: string;
  size: Size;
  crop: Crop;
  onChange: ChangeCrop;
}

const Window = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'min(100%, 22rem, 50dvh)',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: 16,
  backgroundColor: '#000',
  touchAction: 'none',
  cursor: 'grab',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 3 },
  '& img': { position: 'absolute', maxWidth: 'none', pointerEvents: 'none' },
  // Shows what a round frame cuts off.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.45)',
    pointerEvents: 'none',
  },
}));

export function CropWindow({ image, size, crop, onChange }: CropWindowProps) {
  const hintId = useId();
  const onZoom = (factor: number) => onChange((before) => zoomCrop(before, size, factor));
  const gestures = useCropGestures({
    onMove: (right, down) => onChange((before) => moveCrop(before, size, right, down)),
    onZoom,
  });
  const window = useWheel<HTMLDivElement>(onZoom);
  useEffect(() => window.current?.focus({ preventScroll: true }), [window]);
  const { left, top, width, height } = areaOf(crop, size);
  const style = {
    width: `${100 / width}%`,
    height: `${100 / height}%`,
    left: `${(-100 * left) / width}%`,
    top: `${(-100 * top) / height}%`,
  };
  return (
    <>
      <Window
        ref={window}
        role="application"
        tabIndex={0}
        aria-label={copy.crop.label}
        aria-describedby={hintId}
        {...gestures}
      >
        <img src={image} alt={copy.crop.image} draggable={false} style={style} />
      </Window>
      <VisuallyHidden id={hintId}>{copy.crop.hint}</VisuallyHidden>
    </>
  );
}
