import { ButtonLink, Icon, type WaitingItem } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 24,
  padding: 24,
  borderRadius: 16,
  overflowWrap: 'anywhere',
  backgroundColor: theme.palette.tint.coral,
  '& > .badge': {
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    borderRadius: 20,
    backgroundColor: theme.palette.background.paper,
    '& > svg': { width: 36, height: 36 },
  },
  '& > div': { flex: '1 1 14rem', minWidth: 0 },
}));

/** The claim to act on first, with the page's primary button. */
export function FirstWaiting({ item }: { item: WaitingItem }) {
  return (
    <Card>
      <span className="badge">
        <Icon name={item.icon} />
      </span>
      <div>
        <Typography component="h3" variant="h2">
          {item.title}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{item.text}</Typography>
      </div>
      <ButtonLink to={item.action.to} variant="contained" size="large">
        {item.action.label}
      </ButtonLink>
    </Card>
  );
}
