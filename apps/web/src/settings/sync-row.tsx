import { MissingPersonalData, petsPaths } from '@huella/pets';
import { usePersonalData } from '@huella/profile/api';
import { ListButton, ListLink } from '@huella/ui';
import { useState } from 'react';
import { copy } from '../copy.ts';

export function SyncRow() {
  const { status } = usePersonalData();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const content = { icon: 'paw', ...copy.settings.sync } as const;
  if (status !== 'missing') return <ListLink to={petsPaths.sync.href()} {...content} />;
  return (
    <>
      <ListButton onClick={() => setDialogOpen(true)} opensDialog {...content} />
      <MissingPersonalData open={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}
