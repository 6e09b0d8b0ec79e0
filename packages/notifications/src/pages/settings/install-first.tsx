import { InlineAlert, InstallSteps } from '@huella/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

/** iPhones and iPads show push messages only for an installed app. */
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
