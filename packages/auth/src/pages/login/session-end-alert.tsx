import { styled } from '@mui/material/styles';
import { InlineAlert } from '@huella/ui';
import { useSelector } from 'react-redux';
import { copy } from '../../copy.ts';
import { selectSession, type SessionEndReason } from '../../session/session-slice.ts';

const AlertRegion = styled('output')({ display: 'block', '&:not(:empty)': { marginBottom: 16 } });

const texts: Record<SessionEndReason, string | null> = {
  'sign-out': null,
  expiry: copy.login.expired,
  'other-tab': copy.login.otherTab,
};

/** Says why the session ended, unless the person signed out. */
export function SessionEndAlert() {
  const { endReason } = useSelector(selectSession);
  const text = endReason && texts[endReason];
  return <AlertRegion>{text && <InlineAlert tone="info">{text}</InlineAlert>}</AlertRegion>;
}
