import { styled } from '@mui/material/styles';

export type PaperShape = 'card' | 'booklet' | 'sheet';

/** Width over height. */
const RATIOS: Readonly<Record<PaperShape, number>> = {
  card: 85.6 / 54,
  booklet: 210 / 148,
  sheet: 210 / 297,
};

const Frame = styled('div')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  maxWidth: '88%',
  height: '88%',
  border: '3px solid #fff',
  borderRadius: 12,
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.45)',
  pointerEvents: 'none',
});

/** Guides the camera in the shape of the paper. The whole photo is kept. */
export function PaperFrame({ shape }: { shape: PaperShape }) {
  return <Frame aria-hidden style={{ aspectRatio: RATIOS[shape] }} />;
}
