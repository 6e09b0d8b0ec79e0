import { Illustration } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';

const Middle = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '48px 24px',
  textAlign: 'center',
  color: theme.palette.text.secondary,
  '& p': { maxWidth: '24rem', margin: 0 },
}));

/** Where nothing is chosen yet, beside the rows of a desktop. */
export function ChooseSetting() {
  return (
    <Middle>
      <Illustration name="pets" />
      <p>{copy.settings.choose}</p>
    </Middle>
  );
}
