import { InlineAlert, InstallSteps } from '@huella/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

/** An iPhone or iPad shows push messages of an installed app alone: how to install it, in place of a button that would do nothing. */
export function InstallFirst() {
  const [isOpen, setOpen] = useState(false);
  const { text, how, reason } = copy.install;
  return (
    <>
      <InlineAlert tone="info" action={{ label: how, onClick: () => setOpen(true) }}>
        {text}
      </InlineAlert>
      <InstallSteps open={isOpen} onClose={() => setOpen(false)} reason={reason} />
    </>
  );
}
