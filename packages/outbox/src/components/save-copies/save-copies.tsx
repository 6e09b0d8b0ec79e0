import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from './copy.ts';

type Progress = 'idle' | 'busy' | 'failed' | { missing: number };

const Column = styled('div')({ display: 'grid', justifyItems: 'start', gap: 8 });

export function SaveCopies() {
  const [progress, setProgress] = useState<Progress>('idle');
  const save = async () => {
    setProgress('busy');
    try {
      const { saveCopies } = await import('../../copies/save-copies.ts');
      const missing = await saveCopies();
      setProgress(missing === null ? 'idle' : { missing });
    } catch {
      setProgress('failed');
    }
  };
  const isBusy = progress === 'busy';
  return (
    <Column>
      <Button
        variant="outlined"
        onClick={isBusy ? undefined : () => void save()}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? copy.busy : copy.action}
      </Button>
      <div aria-live="polite">
        <Outcome progress={progress} />
      </div>
    </Column>
  );
}

function Outcome({ progress }: { progress: Progress }) {
  if (progress === 'failed') return <InlineAlert tone="error">{copy.failed}</InlineAlert>;
  if (typeof progress === 'string') return null;
  if (progress.missing > 0)
    return <InlineAlert tone="warning">{copy.unreadable(progress.missing)}</InlineAlert>;
  return <InlineAlert tone="success">{copy.done}</InlineAlert>;
}
