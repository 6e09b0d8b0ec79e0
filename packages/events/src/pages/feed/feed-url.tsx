import { CopyButton } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { subscriptionOf } from './subscription.ts';

export interface FeedUrlProps {
  url: string;
  lastReading: string | null;
}

const texts = copy.feedUrl;

/** The URL to subscribe to, by tap or copy. */
export function FeedUrl({ url, lastReading }: FeedUrlProps) {
  const subscription = subscriptionOf(url);
  return (
    <Stack component="section" aria-label={texts.title} spacing={2}>
      <Typography>{texts.text}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{url}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lastReading === null ? texts.unread : texts.read(lastReading)}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" size="large" href={subscription}>
          {texts.subscribe}
        </Button>
        <CopyButton text={url} copied={texts.copied} refused={texts.refused}>
          {texts.copy}
        </CopyButton>
      </Stack>
    </Stack>
  );
}
