import { REFRESH_DEDUPE_SECONDS, useRefetchOnFocus } from '@huella/api-client';
import { Icon } from '@huella/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { notificationsApi } from '../../api/notifications-endpoints.ts';
import { notificationsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** Seconds within which home does not refetch. */
const FRESH_SECONDS = 30;
const MOST_SHOWN = 9;

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 3,
  right: 1,
  minWidth: 20,
  boxSizing: 'border-box',
  padding: '0 5px',
  borderRadius: 999,
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  color: theme.palette.secondary.contrastText,
  backgroundColor: theme.palette.secondary.main,
}));

/** Links to the inbox with the number of unread entries. Shows no error: the inbox does. */
export function NotificationsBell() {
  const inbox = notificationsApi.useListNotificationsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  useRefetchOnFocus(inbox, REFRESH_DEDUPE_SECONDS);
  const unread = inbox.data?.pages[0]?.sin_leer ?? 0;
  return (
    <IconButton
      component={Link}
      to={notificationsPaths.inbox.href()}
      color="inherit"
      aria-label={unread > 0 ? copy.unread(unread) : copy.read}
    >
      <Icon name="bell" />
      {unread > 0 && <Count aria-hidden="true">{unread > MOST_SHOWN ? copy.many : unread}</Count>}
    </IconButton>
  );
}
