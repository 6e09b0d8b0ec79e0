import { Icon } from '@huella/ui';
import IconButton from '@mui/material/IconButton';
import { Suspense, lazy, useState } from 'react';
import { copy } from '../copy.ts';

const AccountSheet = lazy(() => import('./account-sheet.tsx'));

/** Opens the account: who is signed in, personal data, log out. */
export function AccountButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton aria-label={copy.account.open} aria-haspopup="dialog" onClick={show} color="inherit">
        <Icon name="person" />
      </IconButton>
      {wanted && (
        <Suspense>
          <AccountSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
