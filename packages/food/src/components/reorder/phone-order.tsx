import { CopyButton, Icon } from '@huella/ui';
import { dialablePhone } from '@huella/validation/food';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

/** A phone calls; a desktop shows the number. */
const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > .copy': { display: 'none' },
  [theme.breakpoints.up('md')]: { '& > .call': { display: 'none' }, '& > .copy': { display: 'grid' } },
}));

export function PhoneOrder({ shop, phone }: { shop: string; phone: string }) {
  const dialled = dialablePhone(phone);
  if (dialled === null) return null;
  return (
    <Ways>
      <Button
        className="call"
        href={`tel:${dialled}`}
        variant="outlined"
        size="large"
        startIcon={<Icon name="phone" />}
      >
        {copy.call(shop)}
      </Button>
      <div className="copy">
        <CopyButton text={phone} copied={copy.phoneCopied} refused={copy.refused}>
          {copy.copyPhone}
        </CopyButton>
      </div>
    </Ways>
  );
}
