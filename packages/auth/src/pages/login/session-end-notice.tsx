import { styled } from '@mui/material/styles';
import { InlineAlert } from '@huella/ui';
import { useSelector } from 'react-redux';
import { copy } from '../../copy.ts';
import { selectSession, type SessionEnd } from '../../session/session-slice.ts';

const Notice = styled('output')({ display: 'block', '&:not(:empty)': { marginBottom: 16 } });

const reasons: Record<SessionEnd, string | null> = {
  'sign-out': null,
  expiry: copy.login.expired,
  'other-tab': copy.login.otherTab,
};

/** Says why the session ended, unless the person signed out. */
export function SessionEndNotice() {
  const { ended } = useSelector(selectSession);
  const reason = ended && reasons[ended];
  return <Notice>{reason && <InlineAlert tone="info">{reason}</InlineAlert>}</Notice>;
}
