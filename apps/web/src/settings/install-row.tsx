import { InstallSteps, isInstalled, isInstalledByHand, ListButton } from '@huella/ui';
import { useState, useSyncExternalStore } from 'react';
import { copy } from '../copy.ts';
import { installPrompt } from '../install/install-prompt.ts';

const content = { icon: 'install', ...copy.settings.install } as const;

/** Installs the app where the browser offers it, and explains it on an iPhone; hidden in an installed app. */
export function InstallRow() {
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered);
  if (isInstalled()) return null;
  if (isOffered) return <ListButton onClick={() => void installPrompt.show()} {...content} />;
  return isInstalledByHand() ? <StepsRow /> : null;
}

function StepsRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListButton onClick={() => setOpen(true)} opensDialog {...content} />
      <InstallSteps open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
