import { Icon } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { copy } from '../copy.ts';
import { selectUserEmail, selectUserName } from '../store/store.ts';
import { AccountName } from './account-name.tsx';

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 104,
  padding: 20,
  borderRadius: 16,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.tint.primary,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
}));

const Portrait = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '50%',
  fontSize: '1.25rem',
  fontWeight: 700,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
}));

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0],
  );
  return letters.join('').toLocaleUpperCase('es-AR');
}

/** Lets a long email break before its host. */
function breakable(email: string) {
  const host = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}

export function AccountCard() {
  const email = useSelector(selectUserEmail);
  const initials = initialsOf(useSelector(selectUserName));
  return (
    <Card aria-label={copy.settings.account}>
      <Portrait aria-hidden="true">{initials === '' ? <Icon name="person" /> : initials}</Portrait>
      <div style={{ minWidth: 0, flex: 1 }}>
        <AccountName />
        <p>{breakable(email)}</p>
      </div>
    </Card>
  );
}
