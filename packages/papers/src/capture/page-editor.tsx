import { Icon, InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { copy } from '../copy.ts';
import type { Cut } from '../image/cut.ts';
import type { PreparedPage } from '../image/prepare-page.ts';
import { CornerEditor } from './corner-editor.tsx';
import type { PagesAction, PaperPage } from './paper-pages.ts';
import { ZoomableImage } from './zoomable-image.tsx';

export interface PageEditorProps {
  page: PaperPage;
  prepared: PreparedPage;
  dispatch: Dispatch<PagesAction>;
  onClose: () => void;
}

const Column = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '&:focus-visible': { outline: 'none' },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export function PageEditor({ page, prepared, dispatch, onClose }: PageEditorProps) {
  const [isCutting, setIsCutting] = useState(false);
  const column = useRef<HTMLElement>(null);
  useEffect(() => column.current?.focus(), []);
  const cut = (next: Cut) => {
    dispatch({ type: 'cut', id: page.id, cut: next });
    onClose();
  };
  const turn = () => cut({ ...page.cut, quarters: (page.cut.quarters + 1) % 4 });
  if (isCutting)
    return (
      <CornerEditor
        overview={prepared.overview}
        corners={page.cut.corners}
        onApply={(corners) => cut({ ...page.cut, corners })}
        onCancel={() => setIsCutting(false)}
      />
    );
  return (
    <Column ref={column} tabIndex={-1} aria-label={copy.capture.view}>
      <ZoomableImage image={prepared.jpeg} label={copy.editor.preview} />
      {prepared.isOriginal && <InlineAlert tone="info">{copy.editor.original}</InlineAlert>}
      <Buttons>
        <Button variant="contained" onClick={onClose}>
          {copy.editor.back}
        </Button>
        {!prepared.isOriginal && (
          <>
            <Button variant="outlined" startIcon={<Icon name="turn" />} onClick={turn}>
              {copy.editor.turn}
            </Button>
            <Button variant="outlined" startIcon={<Icon name="corners" />} onClick={() => setIsCutting(true)}>
              {copy.editor.corners}
            </Button>
          </>
        )}
      </Buttons>
    </Column>
  );
}
