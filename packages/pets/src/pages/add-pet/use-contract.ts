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

type ContractDialog = 'none' | 'person' | 'code';

/**
 * Contracting (specification §4 *Add pet*): asks for missing personal data first, since a policy needs a holder, then for the
 * benefit code, and sends.
 */
export function useContract(flow: AddPetFlow, today: Day, onSent: (petId: number) => void) {
  const [createPet] = petsApi.useCreatePetMutation();
  const { status, retry } = usePersonalData();
  const [dialog, setDialog] = useState<ContractDialog>('none');
  const [checked, setChecked] = useState<NewPet | null>(null);
  const { check, send, busy, failure } = useSubmit(flow, {
    body: (data: NewPet) => newPetBody(data, today),
    send: createPet,
    success: copy.addPet.success,
    successMs: SENT_TOAST_MS,
    failure: copy.addPet.failure,
    onRejected: ({ code, fields }) => {
      const isAboutCode = fields.length > 0 && fields.every(({ path }) => path === 'codigo_vendedor');
      if (isAboutCode) return false;
      const lacksPerson = code === 'person_required';
      // An open dialog handles "back" itself (D37): close it before the step goes back.
      flushSync(() => setDialog(lacksPerson ? 'person' : 'none'));
      if (lacksPerson) retry();
      return lacksPerson;
    },
    onSent: (created) => created && onSent(created.id),
  });
  return {
    submit: check((data) => {
      setChecked(data);
      setDialog(status === 'missing' ? 'person' : 'code');
    }),
    dialog,
    /** The valid form that the dialog is about. */
    checked,
    closeDialog: () => setDialog('none'),
    /** Sends it with a benefit code, '' for none. */
    sendWith: (codigo_vendedor: string) => checked && void send({ ...checked, codigo_vendedor }),
    busy,
    failure,
  };
}
