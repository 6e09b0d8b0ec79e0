import type { FoodBag, Person } from '@huella/contract';
import { profileApi } from '@huella/profile/api';
import { Icon } from '@huella/ui';
import { whatsAppPhone } from '@huella/validation/food';
import { formatKilograms } from '@huella/validation/number';
import { personName } from '@huella/validation/text';
import Button from '@mui/material/Button';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { PhoneOrder } from './phone-order.tsx';

/** A prepared WhatsApp message; a call where the number cannot be a mobile (D109). */
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

function orderMessage({ alimento, total }: FoodBag, person: Person | null | undefined): string {
  const name = person ? personName(person.nombre, person.apellido) : null;
  return copy.message(name, shared.food(alimento), formatKilograms(total).replace('\u00a0', ' '));
}
