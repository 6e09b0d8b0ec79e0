import { useSubmit } from '@huella/forms';
import { SENT_TOAST_MS } from '@huella/ui';
import type { PersonalDataOutput } from '@huella/validation/person';
import type { NewPersonBody } from '../../api/bodies.ts';
import { profileApi } from '../../api/index.ts';
import { copy } from './copy.ts';
import type { PersonalDataFlow } from './use-personal-data-form.ts';

export function useCreation(flow: PersonalDataFlow, onSent: () => void) {
  const [createPerson] = profileApi.useCreatePersonMutation();
  return useSubmit(flow, {
    body: newPersonBody,
    send: createPerson,
    success: copy.success,
    successMs: SENT_TOAST_MS,
    failure: copy.failure,
    explain: ({ code }) => (code === 'person_exists' ? copy.alreadyGiven : undefined),
    onSent,
  });
}

/** The body of POST /app/user/personas: of the locality only its id (specification §3, §4). */
function newPersonBody({ datos_persona, datos_domicilio }: PersonalDataOutput): NewPersonBody {
  const { direccion, numero, piso, departamento, localidad } = datos_domicilio;
  return { datos_persona, datos_domicilio: { direccion, numero, piso, departamento, localidad } };
}
