import type { KeptFile } from '@huella/contract';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PaperDrawing, type DrawnPaper } from '../paper-drawing/paper-drawing.tsx';
import { copy } from './copy.ts';
import { FilePreview } from './file-preview.tsx';
import { PaperFrame, type FrameShape } from './paper-frame.tsx';

const Container = styled('div')({ containerType: 'inline-size' });

/** With large text the words get their own line. */
const Columns = styled('div')({
  display: 'grid',
  gap: '12px 24px',
  '@container (min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
});
const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: 12,
  alignContent: 'start',
  '& figure': { maxWidth: '20rem', margin: 0 },
  '& figcaption': { marginTop: 4, fontSize: '0.875rem', color: theme.palette.text.secondary },
}));
const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });

export interface ReturnedFileProps {
  shape: FrameShape;
  paper: DrawnPaper;
  stored: KeptFile | undefined;
  children: ReactNode;
}

/** Shows what was sent beside a drawn good example (D92). */
export function ReturnedFile({ shape, paper, stored, children }: ReturnedFileProps) {
  return (
    <Container>
      <Columns>
        <Figures>
          {stored && (
            <figure>
              <PaperFrame shape={shape} progress={null}>
                <FilePreview sending={undefined} stored={stored}>
                  <PaperDrawing paper={paper} />
                </FilePreview>
              </PaperFrame>
              <figcaption>{copy.returned.sent}</figcaption>
            </figure>
          )}
          <figure>
            <PaperFrame shape={shape} progress={null}>
              <PaperDrawing paper={paper} isExample />
            </PaperFrame>
            <figcaption>{copy.returned.example}</figcaption>
          </figure>
        </Figures>
        <Words>{children}</Words>
      </Columns>
    </Container>
  );
}
