import { Icon, InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { isPaper, WHOLE_PHOTO, type Corners } from '../perspective/corners.ts';
import { BlobImage } from '../preview/blob-image.tsx';
import { CornerHandle } from './corner-handle.tsx';
import { moveCorner } from './move-corner.ts';

export interface CornerEditorProps {
  overview: Blob;
  corners: Corners;
  onApply: (corners: Corners) => void;
  onCancel: () => void;
}

const Column = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Frame = styled('div')({ padding: 24, textAlign: 'center' });
const Photo = styled('div')({
  position: 'relative',
  display: 'inline-block',
  lineHeight: 0,
  touchAction: 'none',
  userSelect: 'none',
  '& img': { maxWidth: '100%', maxHeight: '50dvh', pointerEvents: 'none' },
  '& svg.outline': { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
});
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

/** Single taps that do what a drag does (WCAG 2.2, 2.5.7). */
const MOVES = [
  { name: 'left', icon: 'back', right: -0.01, down: 0 },
  { name: 'up', icon: 'up', right: 0, down: -0.01 },
  { name: 'down', icon: 'down', right: 0, down: 0.01 },
  { name: 'right', icon: 'forward', right: 0.01, down: 0 },
] as const;

export function CornerEditor({ overview, corners: before, onApply, onCancel }: CornerEditorProps) {
  const [corners, setCorners] = useState(before);
  const [chosen, setChosen] = useState(0);
  const isUsable = isPaper(corners);
  const move = (at: number, right: number, down: number) =>
    setCorners((current) => moveCorner(current, at, right, down));
  const outline = corners.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ');
  return (
    <Column aria-label={copy.editor.corners}>
      <Typography variant="body2">{copy.editor.cornersHint}</Typography>
      <Frame>
        <Photo>
          <BlobImage blob={overview} alt={copy.capture.photo} draggable={false} />
          <svg className="outline" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <polygon
              points={outline}
              fill="rgb(15 107 92 / 0.2)"
              stroke="#fff"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {corners.map((corner, at) => (
            <CornerHandle
              key={copy.editor.corner[at]}
              corner={corner}
              label={copy.editor.corner[at] ?? ''}
              isChosen={at === chosen}
              onChoose={() => setChosen(at)}
              onMove={(dx, dy) => move(at, dx, dy)}
            />
          ))}
        </Photo>
      </Frame>
      <Row>
        {MOVES.map(({ name, icon, right, down }) => (
          <IconButton
            key={name}
            aria-label={copy.editor.move[name]}
            onClick={() => move(chosen, right, down)}
          >
            <Icon name={icon} />
          </IconButton>
        ))}
      </Row>
      <div aria-live="polite">
        {!isUsable && <InlineAlert tone="warning">{copy.editor.notAPaper}</InlineAlert>}
      </div>
      <Row>
        <Button variant="contained" disabled={!isUsable} onClick={() => onApply(corners)}>
          {copy.editor.apply}
        </Button>
        <Button variant="outlined" onClick={() => onApply(WHOLE_PHOTO)}>
          {copy.editor.whole}
        </Button>
        <Button onClick={onCancel}>{copy.editor.cancel}</Button>
      </Row>
    </Column>
  );
}
