import { ButtonLink, ConfirmDialog, Sheet } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';
import { selectUserMail, selectUserName } from '../store/store.ts';
import { useSignOut } from './use-sign-out.ts';

interface AccountSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Who is signed in, and the way out, which asks first (D73). */
export default function AccountSheet({ open, onClose }: AccountSheetProps) {
  const name = useSelector(selectUserName);
  const mail = useSelector(selectUserMail);
  const [asking, setAsking] = useState(false);
  const { signOut, busy } = useSignOut();
  return (
    <>
      <Sheet open={open} onClose={onClose} title={copy.account.title}>
        <Stack spacing={2}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {name && <strong>{name} · </strong>}
            {mail}
          </Typography>
          <ButtonLink to={paths.personalData} variant="outlined" fullWidth>
            {copy.account.personalData}
          </ButtonLink>
          <Button onClick={() => setAsking(true)} fullWidth>
            {copy.account.signOut}
          </Button>
        </Stack>
      </Sheet>
      <ConfirmDialog
        open={asking}
        title={copy.signOut.title}
        text={copy.signOut.text}
        confirmLabel={copy.signOut.confirm}
        cancelLabel={copy.signOut.cancel}
        onConfirm={signOut}
        onClose={() => setAsking(false)}
        busy={busy}
      />
    </>
  );
}
