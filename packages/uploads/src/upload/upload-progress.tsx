import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';
import type { UploadState } from './upload-state.ts';

export interface UploadProgressProps {
  state: UploadState;
  onRetry: () => void;
}

const Column = styled('div')({ display: 'grid' });

/**
 * Where an upload stands, seen and heard: preparing, a percentage, uploaded, or not uploaded with the reason (D70). Keep it on
 * the screen from `idle` on: what appears in a region that was there before is read aloud.
 */
export function UploadProgress({ state, onRetry }: UploadProgressProps) {
  return (
    <Column>
      <div aria-live="polite">{spoken(state)}</div>
      <div aria-live="assertive">
        {state.step === 'failed' && (
          <InlineAlert tone="error">{copy.upload.failed(state.reason)}</InlineAlert>
        )}
      </div>
      {state.step === 'preparing' && <LinearProgress aria-label={copy.upload.progress} sx={barStyle} />}
      {state.step === 'sending' && <Bar share={state.share} />}
      {state.step === 'failed' && state.mayRetry && (
        <Button variant="contained" size="large" onClick={onRetry} sx={{ marginTop: 1.5 }}>
          {copy.upload.retry}
        </Button>
      )}
    </Column>
  );
}

/** What is read aloud: not every percent, which would never end. */
function spoken(state: UploadState): string | null {
  if (state.step === 'preparing') return copy.upload.preparing;
  if (state.step === 'done') return copy.upload.done;
  if (state.step === 'sending') return state.share < 1 ? copy.upload.sending : copy.upload.confirming;
  return null;
}

function Bar({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <>
      <LinearProgress variant="determinate" value={percent} aria-label={copy.upload.progress} sx={barStyle} />
      <Percent aria-hidden="true">{copy.upload.percent(percent)}</Percent>
    </>
  );
}

const barStyle = { marginTop: 1.5, height: 8, borderRadius: 4 } as const;

const Percent = styled('p')({ margin: '4px 0 0', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
