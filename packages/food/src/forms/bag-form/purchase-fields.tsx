import { DateField, MoneyField, TextField } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import type { BagControl, BagFacts } from './bag-flow.ts';
import { copy } from './copy.ts';
import { DurationHint } from './duration-hint.tsx';

export function PurchaseFields({ control, facts }: { control: BagControl; facts: BagFacts }) {
  return (
    <>
      <DateField control={control} name="fechaCompra" label={copy.day} max={todayInArgentina()} />
      <TextField
        control={control}
        name="duracion"
        label={copy.duration}
        hint={<DurationHint control={control} facts={facts} />}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        adornment={copy.durationUnit}
      />
      <MoneyField control={control} name="precio" label={copy.price} hint={copy.priceHint} optional />
    </>
  );
}
