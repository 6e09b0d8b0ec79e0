import { styled } from '@mui/material/styles';

/** What lies before the camera: a card such as a DNI, an open booklet, a sheet. */
export type PaperShape = 'card' | 'booklet' | 'sheet';

/** Width over height of each. */
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

/** A frame in the shape of the paper over what the camera sees. It only guides: all of the photo is kept. */
export function PaperFrame({ shape }: { shape: PaperShape }) {
  return <Frame aria-hidden style={{ aspectRatio: RATIOS[shape] }} />;
}
