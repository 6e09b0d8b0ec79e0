import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { Capture } from './use-capture.ts';

/** Hands the paper over once. Stays focusable while it cannot, with the reason beside it. */
export function FinishButton({ label, capture }: { label: string; capture: Capture }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isRunning = useRef(false);
  const obstacle = obstacleOf(capture);
  const finish = async () => {
    if (obstacle || isRunning.current) return;
    isRunning.current = true;
    setState('busy');
    const outcome = await capture.finish().then(
      () => 'idle' as const,
      () => 'failed' as const,
    );
    isRunning.current = false;
    setState(outcome);
  };
  return (
    <div>
      <div aria-live="polite">
        {obstacle && <InlineAlert tone="info">{obstacle}</InlineAlert>}
        {state === 'failed' && <InlineAlert tone="error">{copy.capture.failed}</InlineAlert>}
      </div>
      <Button
        variant="contained"
        size="large"
        fullWidth
        aria-disabled={obstacle !== null || state === 'busy'}
        disabled={obstacle !== null}
        onClick={() => void finish()}
        sx={{ mt: 1 }}
      >
        {state === 'busy' ? copy.capture.finishing : label}
      </Button>
    </div>
  );
}

function obstacleOf({ isPreparing, hasError }: Capture): string | null {
  if (isPreparing) return copy.capture.waitForPages;
  return hasError ? copy.capture.solveProblems : null;
}
