import { capacityOf } from '@huella/food-forecast';
import { Form, useFlow } from '@huella/forms';
import { SubmitButton, TextField } from '@huella/ui';
import { formatKilograms, parseDecimal } from '@huella/validation/number';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { copy as shared } from '../../copy.ts';
import { kilosText } from '../../lib/kilos-text.ts';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { copy } from './copy.ts';
import { LevelSlider } from './level-slider.tsx';
import { type LeftForm, type Left, resolverOfLeft } from './left-form.ts';

export interface CorrectionFormProps {
  currentBag: CurrentBag;
  onSave: (kilos: number) => void;
}

/** One amount, entered as the level of the drawn bag or in kilograms. Begins with the forecast. */
export function CorrectionForm({ currentBag: { bag, forecast }, onSave }: CorrectionFormProps) {
  const capacity = capacityOf(bag);
  const [resolver] = useState(() => resolverOfLeft(capacity));
  const flow = useFlow<LeftForm, Left>({ resolver, defaultValues: { kilos: kilosText(forecast.kilos) } });
  const { form } = flow;
  const typed = parseDecimal(useWatch({ control: form.control, name: 'kilos' }));
  const move = (kilos: number) => form.setValue('kilos', kilosText(kilos), { shouldValidate: true });
  return (
    <Form
      flow={flow}
      guarded={false}
      onSubmit={form.handleSubmit(({ kilos }) => onSave(kilos))}
      actions={
        <SubmitButton busy={false} busyLabel={copy.save}>
          {copy.save}
        </SubmitButton>
      }
    >
      <Typography>
        <strong>{shared.food(bag.alimento)}</strong>
        <br />
        {copy.text}
      </Typography>
      <LevelSlider capacity={capacity} kilos={Math.min(typed ?? 0, capacity)} onMove={move} />
      <TextField
        control={form.control}
        name="kilos"
        label={copy.kilos}
        hint={typed === 0 ? copy.empty : copy.kilosHint(formatKilograms(capacity))}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        adornment={copy.kilograms}
      />
    </Form>
  );
}
