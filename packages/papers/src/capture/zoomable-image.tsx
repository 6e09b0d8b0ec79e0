import { Icon } from '@huella/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { BlobImage } from '../preview/blob-image.tsx';
import { atEnd } from './at-end.ts';

/** Width of the image in widths of its window. The largest shows a page of 1,500 pixels at full size on a phone. */
const ZOOMS = [1, 2, 4] as const;

/** Focusable, so that the keyboard can scroll it. */
const Window = styled('section')(({ theme }) => ({
  height: 'min(60dvh, 40rem)',
  overflow: 'auto',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.action.hover,
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '& img': { display: 'block', maxWidth: 'none' },
}));
const Row = styled('div')({ display: 'flex', justifyContent: 'center', gap: 12 });

export function ZoomableImage({ image, label }: { image: Blob; label: string }) {
  const [at, setAt] = useState(0);
  const zoom = ZOOMS[at] ?? 1;
  const last = ZOOMS.length - 1;
  const zoomTo = (index: number) => setAt(Math.min(Math.max(index, 0), last));
  return (
    <div>
      <Window tabIndex={0} aria-label={label}>
        <BlobImage blob={image} alt={label} style={{ width: `${100 * zoom}%` }} />
      </Window>
      <Row>
        <IconButton
          aria-label={copy.editor.zoomOut}
          aria-disabled={at === 0}
          sx={atEnd}
          onClick={() => zoomTo(at - 1)}
        >
          <Icon name="minus" />
        </IconButton>
        <IconButton
          aria-label={copy.editor.zoomIn}
          aria-disabled={at === last}
          sx={atEnd}
          onClick={() => zoomTo(at + 1)}
        >
          <Icon name="plus" />
        </IconButton>
      </Row>
    </div>
  );
}
