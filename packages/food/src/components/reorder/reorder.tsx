import type { FoodBag } from '@huella/contract';
import { CopyButton } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { PhoneOrder } from './phone-order.tsx';
import { WhatsAppOrder } from './whats-app-order.tsx';

/** Ways to buy the next bag: a prepared message, a call, or the shop's name (D109). */
export function Reorder({ bag }: { bag: FoodBag }) {
  const { nombrePetShop: shop, contactoProveedor: phone, modalidadCompra: mode } = bag;
  return (
    <Stack spacing={1}>
      <Typography component="h3" variant="h3">
        {copy.title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {shop} · <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>
      </Typography>
      {mode === 'WhatsApp' && <WhatsAppOrder bag={bag} />}
      {(mode === 'Telefono' || mode === 'Otros') && <PhoneOrder shop={shop} phone={phone} />}
      {mode === 'Web' && (
        <CopyButton text={shop} copied={copy.shopCopied} refused={copy.refused}>
          {copy.copyShop}
        </CopyButton>
      )}
    </Stack>
  );
}
