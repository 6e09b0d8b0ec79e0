import { Icon } from '@huella/ui';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { BlobImage } from '../preview/blob-image.tsx';
import type { PaperPage } from './paper-pages.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  // One row as high as the frame, so that a tall page is shown whole.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: 88,
  height: 112,
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.hover,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
}));

export function PageThumbnail({ page: { prepared, error }, name }: { page: PaperPage; name: string }) {
  return (
    <Frame>
      {prepared && <BlobImage blob={prepared.thumbnail} alt={name} />}
      {error && <Icon name="warning" />}
      {!prepared && !error && <CircularProgress size={28} aria-hidden />}
    </Frame>
  );
}
