import { Icon } from '@huella/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { BlobPicture } from '../preview/blob-picture.tsx';
import { atEnd } from './at-end.ts';

/** How wide the picture is, in widths of its window. The largest shows a page of 1,500 pixels at its own size on a phone. */
const ZOOMS = [1, 2, 4] as const;

/** What scrolls has to be reached by the keyboard. */
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

/** A picture to be looked at closely: enlarged by buttons, moved by a finger, the wheel or the arrow keys as any scrolling. */
export function ZoomablePicture({ picture, label }: { picture: Blob; label: string }) {
  const [at, setAt] = useState(0);
  const zoom = ZOOMS[at] ?? 1;
  const last = ZOOMS.length - 1;
  const zoomTo = (index: number) => setAt(Math.min(Math.max(index, 0), last));
  return (
    <div>
      <Window tabIndex={0} aria-label={label}>
        <BlobPicture blob={picture} alt={label} style={{ width: `${100 * zoom}%` }} />
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
