import { InlineAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import type { TurnOn } from '../../device/use-turn-on.ts';

const Problem = styled('div')({ '&:not(:empty)': { marginBottom: 16 } });

export function TurnOnButton({ turnOn, busy, problem }: TurnOn) {
  return (
    <div>
      <Problem role="alert">
        {problem && (
          <InlineAlert tone={problem === 'failed' ? 'error' : 'warning'}>
            {copy.problems[problem]}
          </InlineAlert>
        )}
      </Problem>
      <Button variant="contained" onClick={turnOn} aria-disabled={busy || undefined}>
        {busy ? copy.turningOn : copy.turnOn}
      </Button>
    </div>
  );
}
