import { useSubmit } from '@huella/forms';
import { SENT_TOAST_MS } from '@huella/ui';
import { usePersonalData } from '@huella/profile/api';
import { type Day, todayInArgentina } from '@huella/validation/day';
import type { NewPet } from '@huella/validation/pet';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { petsApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { newPetBody } from '../../lib/new-pet-body.ts';
import type { AddPetFlow } from './use-add-pet-flow.ts';

/** The day of the weight, which no field shows. */
const WEIGHT_DAY = 'datos_mascota.fecha_pesaje';

type InsureDialog = 'none' | 'person' | 'code';

/**
 * Insures a new pet (specification §4 *Add pet*): asks for missing personal data first, since a policy needs a holder, then for the
 * benefit code, and sends.
 */
export function useInsurePet(flow: AddPetFlow, today: Day, onSent: (petId: number) => void) {
  const [createPet] = petsApi.useCreatePetMutation();
  const { status, refetch } = usePersonalData();
  const [dialog, setDialog] = useState<InsureDialog>('none');
  const [validPet, setValidPet] = useState<NewPet | null>(null);
  // The same for each try, which would otherwise insure a second pet after midnight; null once it was refused.
  const weightDay = useRef<Day | null>(today);
  const { handleSubmit, send, busy, failure } = useSubmit(flow, {
    body: (data: NewPet) => newPetBody(data, (weightDay.current ??= todayInArgentina())),
    send: createPet,
    success: copy.addPet.success,
    successMs: SENT_TOAST_MS,
    failure: copy.addPet.failure,
    explain: ({ fields }) => (fields.some(({ path }) => path === WEIGHT_DAY) ? copy.addPet.clock : undefined),
    onRejected: ({ code, fields }) => {
      if (fields.some(({ path }) => path === WEIGHT_DAY)) weightDay.current = null;
      const isAboutCode = fields.length > 0 && fields.every(({ path }) => path === 'codigo_vendedor');
      if (isAboutCode) return 'unhandled';
      const lacksPerson = code === 'person_required';
      // An open dialog handles "back" itself (D37): close it before the step goes back.
      flushSync(() => setDialog(lacksPerson ? 'person' : 'none'));
      if (!lacksPerson) return 'unhandled';
      refetch();
      return 'handled';
    },
    onSent: (created) => created && onSent(created.id),
  });
  return {
    submit: handleSubmit((data) => {
      setValidPet(data);
      setDialog(status === 'missing' ? 'person' : 'code');
    }),
    dialog,
    /** The valid form that the dialog is about. */
    validPet,
    closeDialog: () => setDialog('none'),
    /** Sends it with a benefit code, '' for none. */
    sendWith: (codigo_vendedor: string) => validPet && void send({ ...validPet, codigo_vendedor }),
    busy,
    failure,
  };
}
