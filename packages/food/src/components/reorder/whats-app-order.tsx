import type { FoodBag } from '@huella/contract';
import { profileApi } from '@huella/profile/api';
import { Icon } from '@huella/ui';
import { whatsAppPhone } from '@huella/validation/food';
import Button from '@mui/material/Button';
import { orderMessage } from './order-message.ts';
import { PhoneOrder } from './phone-order.tsx';
import { copy } from './copy.ts';

/** A message to the shop that is ready to be sent; a call where its number can be no mobile one (D109). */
export function WhatsAppOrder({ bag }: { bag: FoodBag }) {
  const { data: person } = profileApi.useGetPersonQuery();
  const phone = whatsAppPhone(bag.contactoProveedor);
  if (phone === null) return <PhoneOrder shop={bag.nombrePetShop} phone={bag.contactoProveedor} />;
  return (
    <Button
      href={`https://wa.me/${phone}?text=${encodeURIComponent(orderMessage(bag, person))}`}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      size="large"
      startIcon={<Icon name="chat" />}
    >
      {copy.whatsApp}
    </Button>
  );
}
