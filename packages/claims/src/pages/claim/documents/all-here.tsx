import { Illustration } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

const Band = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  padding: '12px 20px',
  borderRadius: 16,
  backgroundColor: theme.palette.tint.success,
  '& > svg': { flex: 'none', width: '7.5rem', height: 'auto' },
  '& > div': { flex: '1 1 12rem', minWidth: 0 },
}));

/** Every paper has arrived, and none came back. */
export function AllHere() {
  return (
    <Band>
      <Illustration name="papers-complete" />
      <div>
        <Typography component="h2" variant="h2">
          {copy.allHere.title}
        </Typography>
        <Typography>{copy.allHere.text}</Typography>
      </div>
    </Band>
  );
}
