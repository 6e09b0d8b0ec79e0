import { InlineAlert } from '@huella/ui';
import { ChooseImage, type ImageOpening } from '@huella/uploads';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

export interface PhotoChoiceProps extends Pick<ImageOpening, 'open' | 'isOpening' | 'error'> {
  name: string;
}

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  paddingBottom: 8,
  // An empty live region takes no gap.
  '& > [aria-live]:empty': { marginBottom: -16 },
});

/** Takes or chooses a photo. A file that is not an image is rejected here, and another can be chosen. */
export function PhotoChoice({ name, open, isOpening, error }: PhotoChoiceProps) {
  return (
    <Column>
      <Typography>{copy.hint(name)}</Typography>
      <div aria-live="assertive">{error && <InlineAlert tone="error">{error}</InlineAlert>}</div>
      <div aria-live="polite">{isOpening && copy.opening}</div>
      {isOpening && <LinearProgress aria-label={copy.opening} />}
      <ChooseImage onFile={open} disabled={isOpening} />
    </Column>
  );
}
