import { PetRows } from '@huella/pets';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';
import { AccountDetails } from './account-details.tsx';
import { AccountPart } from './account-part.tsx';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 24,
  alignItems: 'start',
});

export function AccountOverview() {
  return (
    <Parts>
      <AccountDetails />
      <AccountPart title={copy.settings.insured}>
        <PetRows />
      </AccountPart>
    </Parts>
  );
}
