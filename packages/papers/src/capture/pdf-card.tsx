import { Icon, InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { copy } from '../copy.ts';
import type { PdfContent } from '../prepare/read-pdf.ts';
import { PdfPassword } from './pdf-password.tsx';
import type { ChosenPdf, PdfChoice } from './use-chosen-pdf.ts';
import { ZoomableImage } from './zoomable-image.tsx';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 16,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: 'none' },
}));

export function PdfCard({ pdf, choice }: { pdf: ChosenPdf; choice: PdfChoice }) {
  const { file, read, error, isLocked } = pdf;
  const isReading = !read && !error;
  const card = useRef<HTMLElement>(null);
  // The choosing button and the password field disappear with the focus in them.
  useEffect(() => {
    if ((isReading || read) && document.activeElement === document.body) card.current?.focus();
  }, [isReading, read]);
  return (
    <Card ref={card} tabIndex={-1} aria-label={file.name}>
      <Typography
        component="h3"
        variant="subtitle1"
        sx={{ display: 'flex', gap: 1, '& > span': { minWidth: 0 } }}
      >
        <Icon name="file" />
        <span>{file.name}</span>
      </Typography>
      <div aria-live="polite">{isReading && copy.pdf.reading}</div>
      {isReading && <LinearProgress aria-label={copy.pdf.reading} />}
      {error && (
        <div role="alert">
          <InlineAlert tone={isLocked ? 'warning' : 'error'}>{error}</InlineAlert>
        </div>
      )}
      {isLocked && <PdfPassword isOpening={isReading} onOpen={(password) => choice.open(file, password)} />}
      {read && <PdfPreview read={read} />}
      <Button onClick={choice.clear}>{copy.pdf.other}</Button>
    </Card>
  );
}

function PdfPreview({ read: { pages, preview } }: { read: PdfContent }) {
  return (
    <>
      <Typography variant="body2">{copy.pdf.pages(pages)}</Typography>
      {preview ? (
        <ZoomableImage image={preview} label={copy.pdf.preview} />
      ) : (
        <InlineAlert tone="info">{copy.pdf.noPreview}</InlineAlert>
      )}
    </>
  );
}
