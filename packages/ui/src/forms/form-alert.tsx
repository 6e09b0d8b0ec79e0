import { styled } from '@mui/material/styles';
import { InlineAlert } from '../states/inline-alert.tsx';

// Takes no room while empty, not even a gap.
const Region = styled('div')({ '&:empty': { position: 'absolute' } });

/** The error of a whole form, announced and scrolled into view. The live region is rendered before, so that it is announced. */
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
