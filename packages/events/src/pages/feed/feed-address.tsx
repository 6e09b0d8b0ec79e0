import { CopyButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { subscriptionOf } from './subscription.ts';

export interface FeedAddressProps {
  url: string;
  lastReading: string | null;
}

const { address } = copy;

/** The URL to subscribe to, by tap or copy. */
export function FeedAddress({ url, lastReading }: FeedAddressProps) {
  const subscription = subscriptionOf(url);
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
    </Stack>
  );
}
