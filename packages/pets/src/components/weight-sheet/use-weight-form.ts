import { zodResolver } from '@hookform/resolvers/zod';
import type { Pet, WeightEntry } from '@huella/contract';
import { useFlow, useFollowingDefault, useSubmit } from '@huella/forms';
import { SENT_TOAST_MS, useToday } from '@huella/ui';
import { formatKilograms } from '@huella/validation/number';
import { type WeightEntryForm, weightEntrySchema } from '@huella/validation/pet';
import { petName } from '@huella/validation/text';
import { useMemo, useState } from 'react';
import { petsApi } from '../../api/index.ts';
import { copy } from './copy.ts';

/** The weight entry of a day, and the one that would replace it. */
export interface Replacement {
  before: WeightEntry;
  after: WeightEntry;
}

/** The form of a weight entry, for today by default; asks before it replaces the entry of a day. */
export function useWeightForm(pet: Pet, onSaved: () => void) {
  const today = useToday();
  const name = petName(pet.nombre);
  const min = pet.fecha_nacimiento;
  const resolver = useMemo(
    () => zodResolver(weightEntrySchema(name, { min, max: today })),
    [name, min, today],
  );
  const flow = useFlow<WeightEntryForm, WeightEntry>({
    resolver,
    defaultValues: { peso: '', fecha_pesaje: today },
  });
  useFollowingDefault(flow.form, 'fecha_pesaje', today);
  const [createWeightEntry] = petsApi.useCreateWeightEntryMutation();
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const { handleSubmit, send, busy, failure } = useSubmit(flow, {
    body: (entry: WeightEntry) => ({ mascotaId: pet.id, ...entry }),
    send: createWeightEntry,
    success: ({ peso }) => copy.success(name, formatKilograms(peso)),
    successMs: SENT_TOAST_MS,
    failure: copy.failure,
    onRejected: () => {
      setReplacement(null);
      return 'unhandled';
    },
    onSent: onSaved,
  });

  async function confirmOrSend(entry: WeightEntry) {
    const before = pet.historial_peso.find(({ fecha_pesaje }) => fecha_pesaje === entry.fecha_pesaje);
    if (before === undefined) await send(entry);
    else setReplacement({ before, after: entry });
  }

  return {
    flow,
    today,
    busy,
    failure,
    replacement,
    submit: handleSubmit(confirmOrSend),
    onConfirm: () => replacement && void send(replacement.after),
    onCancel: () => setReplacement(null),
  };
}
