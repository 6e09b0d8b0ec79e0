import { ButtonLink, Icon, type WaitingThing } from '@huella/ui';
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
export function FirstWaiting({ thing }: { thing: WaitingThing }) {
  return (
    <Card>
      <span className="badge">
        <Icon name={thing.icon} />
      </span>
      <div>
        <Typography component="h3" variant="h2">
          {thing.title}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{thing.text}</Typography>
      </div>
      <ButtonLink to={thing.action.to} variant="contained" size="large">
        {thing.action.label}
      </ButtonLink>
    </Card>
  );
}
