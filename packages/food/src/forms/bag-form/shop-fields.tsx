import { purchaseMode } from '@huella/contract/food';
import { useFormValues } from '@huella/forms';
import { ChoiceField, InlineAlert, TextField } from '@huella/ui';
import { whatsAppPhone } from '@huella/validation/food';
import type { BagControl } from './bag-flow.ts';
import { copy } from './copy.ts';

const modes = purchaseMode.options.map((mode) => ({
  value: mode,
  label: copy.modes[mode],
}));

/** Where and how the bag is bought, for the next one (D20, D109). */
export function ShopFields({ control }: { control: BagControl }) {
  return (
    <>
      <TextField
        control={control}
        name="nombrePetShop"
        label={copy.shop}
        hint={copy.shopHint}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        control={control}
        name="contactoProveedor"
        label={copy.phone}
        hint={<PhoneHint control={control} />}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="next"
      />
      <ChoiceField control={control} name="modalidadCompra" label={copy.mode} options={modes} columns={2} />
    </>
  );
}

function PhoneHint({ control }: { control: BagControl }) {
  const { contactoProveedor: phone, modalidadCompra: mode } = useFormValues(control);
  const digits = phone.replace(/\D/g, '').length;
  if (mode !== 'WhatsApp' || digits < 6 || whatsAppPhone(phone) !== null) return copy.phoneHint;
  return <InlineAlert tone="hint">{copy.phoneNotMobile}</InlineAlert>;
}
