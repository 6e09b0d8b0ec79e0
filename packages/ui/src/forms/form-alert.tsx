import { styled } from '@mui/material/styles';
import { InlineAlert } from '../states/inline-alert.tsx';

// Without words it takes no room, not even a gap.
const Region = styled('div')({ '&:empty': { position: 'absolute' } });

/**
 * What went wrong with the whole form, read out and brought into view when it appears. The region is there before, so nothing is
 * missed.
 */
export function FormAlert({ message }: { message?: string }) {
  return (
    <Region role="alert">
      {message && (
        <div key={message} ref={bringIntoView}>
          <InlineAlert tone="error">{message}</InlineAlert>
        </div>
      )}
    </Region>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
