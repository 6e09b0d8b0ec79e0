import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError, useIdempotencyKey } from '@huella/api-client';
import type { Pet, WeightEntry } from '@huella/contract';
import { applyServerErrors, SENT_TOAST_MS, toast, useSubmitOnce } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { formatKilograms } from '@huella/validation/number';
import { type WeightEntryForm, weightEntrySchema } from '@huella/validation/pet';
import { titleCase } from '@huella/validation/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { petsApi } from '../../api/index.ts';
import { copy } from './copy.ts';

/** The weighing of a day, and the one that would take its place. */
export interface Replacement {
  before: WeightEntry;
  after: WeightEntry;
}

/** The form of a weighing: today's unless another day is chosen; a day that has one already is asked about first. */
export function useWeightForm(pet: Pet, onSaved: () => void) {
  const [today] = useState(() => todayInArgentina());
  const name = titleCase(pet.nombre);
  const [resolver] = useState(() =>
    zodResolver(weightEntrySchema(name, { min: pet.fecha_nacimiento, max: today })),
  );
  const form = useForm<WeightEntryForm, unknown, WeightEntry>({
    resolver,
    defaultValues: { peso: '', fecha_pesaje: today },
  });
  const [createWeightEntry, { isLoading: busy }] = petsApi.useCreateWeightEntryMutation();
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<string>();
  const [replacement, setReplacement] = useState<Replacement | null>(null);

  const send = useSubmitOnce(async (entry: WeightEntry) => {
    setFailure(undefined);
    const body = { mascotaId: pet.id, ...entry };
    const { error } = await createWeightEntry({ body, idempotencyKey: keyFor(body) });
    setReplacement(null);
    if (error !== undefined) return reject(error);
    toast.success(copy.success(name, formatKilograms(entry.peso)), { durationMs: SENT_TOAST_MS });
    return onSaved();
  });

  function reject(error: unknown) {
    if (!applyServerErrors(toAppError(error).fields, form.setError, fieldOf)) setFailure(copy.failure);
  }

  async function check(entry: WeightEntry) {
    const before = pet.historial_peso.find(({ fecha_pesaje }) => fecha_pesaje === entry.fecha_pesaje);
    if (before === undefined) await send(entry);
    else setReplacement({ before, after: entry });
  }

  return {
    form,
    today,
    busy,
    failure,
    replacement,
    submit: form.handleSubmit(check),
    replace: () => replacement && void send(replacement.after),
    keep: () => setReplacement(null),
  };
}

/** The field that shows what the server refused; none for the rest. */
function fieldOf(path: string): keyof WeightEntryForm | undefined {
  return path === 'peso' || path === 'fecha_pesaje' ? path : undefined;
}
