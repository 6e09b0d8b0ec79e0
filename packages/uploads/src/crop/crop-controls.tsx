import { Icon } from '@huella/ui';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';
import { MAXIMUM_ZOOM } from '../image/limits.ts';
import { clampCrop, moveCrop, zoomCrop, type ChangeCrop, type Crop, type Size } from './crop-geometry.ts';

export interface CropControlsProps {
  size: Size;
  crop: Crop;
  onChange: ChangeCrop;
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 12 });

/** Single taps that do what a drag does (WCAG 2.2, 2.5.7). */
const MOVES = [
  { name: copy.crop.move.left, icon: 'back', right: -0.1, down: 0 },
  { name: copy.crop.move.up, icon: 'up', right: 0, down: -0.1 },
  { name: copy.crop.move.down, icon: 'down', right: 0, down: 0.1 },
  { name: copy.crop.move.right, icon: 'forward', right: 0.1, down: 0 },
] as const;

export function CropControls({ size, crop, onChange }: CropControlsProps) {
  const zoomBy = (factor: number) => onChange((before) => zoomCrop(before, size, factor));
  return (
    <>
      <Row>
        <IconButton aria-label={copy.crop.zoomOut} onClick={() => zoomBy(1 / 1.25)}>
          <Icon name="minus" />
        </IconButton>
        <Slider
          aria-label={copy.crop.zoom}
          value={crop.zoom}
          min={1}
          max={MAXIMUM_ZOOM}
          step={0.05}
          getAriaValueText={(zoom) => copy.crop.zoomValue(Math.round(zoom * 100))}
          onChange={(_event, zoom) => onChange((before) => clampCrop({ ...before, zoom }, size))}
          sx={{ maxWidth: '16rem' }}
        />
        <IconButton aria-label={copy.crop.zoomIn} onClick={() => zoomBy(1.25)}>
          <Icon name="plus" />
        </IconButton>
      </Row>
      <Row>
        {MOVES.map(({ name, icon, right, down }) => (
          <IconButton
            key={icon}
            aria-label={name}
            onClick={() => onChange((before) => moveCrop(before, size, right, down))}
          >
            <Icon name={icon} />
          </IconButton>
        ))}
      </Row>
    </>
  );
}
