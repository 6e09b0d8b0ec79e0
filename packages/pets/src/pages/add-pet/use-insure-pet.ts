import { useSubmit } from '@huella/forms';
import { SENT_TOAST_MS } from '@huella/ui';
import { usePersonalData } from '@huella/profile/api';
import type { Day } from '@huella/validation/day';
import type { NewPet } from '@huella/validation/pet';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { petsApi } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { newPetBody } from '../../lib/new-pet-body.ts';
import type { AddPetFlow } from './use-add-pet-flow.ts';

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
  const { handleSubmit, send, busy, failure } = useSubmit(flow, {
    body: (data: NewPet) => newPetBody(data, today),
    send: createPet,
    success: copy.addPet.success,
    successMs: SENT_TOAST_MS,
    failure: copy.addPet.failure,
    onRejected: ({ code, fields }) => {
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
