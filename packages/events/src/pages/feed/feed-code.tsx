import { QrCode } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { subscriptionOf } from './subscription.ts';

const Code = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: 24,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  textAlign: 'center',
  '& svg': {
    display: 'block',
    width: 224,
    maxWidth: '100%',
    height: 'auto',
    margin: '0 auto 16px',
    borderRadius: 16,
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export function FeedCode({ url }: { url: string }) {
  return (
    <Code aria-label={copy.feedUrl.code}>
      <QrCode text={subscriptionOf(url)} />
      <figcaption>{copy.feedUrl.codeText}</figcaption>
    </Code>
  );
}
