import { CopyButton, QrCode } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

export interface FeedAddressProps {
  url: string;
  /** An instant, null while nothing has read it. */
  lastReading: string | null;
}

/** For the phone of somebody who sits at a desk. */
const Code = styled('figure')(({ theme }) => ({
  margin: 0,
  textAlign: 'center',
  '& svg': { display: 'block', width: 192, height: 192, margin: '0 auto 8px', borderRadius: 16 },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const { address } = copy;

/** The address to subscribe to: with a tap, copied, or from a phone's camera. */
export function FeedAddress({ url, lastReading }: FeedAddressProps) {
  const subscription = url.replace(/^https?:/, 'webcal:');
  return (
    <Stack component="section" aria-label={address.title} spacing={2}>
      <Typography>{address.text}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{url}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lastReading === null ? address.unread : address.read(lastReading)}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" size="large" href={subscription}>
          {address.subscribe}
        </Button>
        <CopyButton text={url} copied={address.copied} refused={address.refused}>
          {address.copy}
        </CopyButton>
      </Stack>
      <Code aria-label={address.code}>
        <QrCode text={subscription} />
        <figcaption>{address.codeText}</figcaption>
      </Code>
    </Stack>
  );
}
