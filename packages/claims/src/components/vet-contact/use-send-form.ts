import type { AppError } from '@huella/api-client';
import { useSubmit } from '@huella/forms';
import type { VetContactForm } from '@huella/validation/claim';
import { claimsApi } from '../../api/claims-endpoints.ts';
import { copy } from './copy.ts';
import { decidedSentence } from './decided-sentence.ts';
import { useVetForm } from './use-vet-form.ts';
import type { VetContactFormProps } from './vet-contact-form.tsx';

/** Before anything is typed. */
export const nobody: VetContactForm = {
  veterinario: { nombre: '', mail: '', telefono: '' },
  fechaAtencion: '',
};

/** First form to a vet; one draft per claim, whatever is asked. */
export function useSendForm({ claimId, indications, onSent }: VetContactFormProps) {
  const { flow, today } = useVetForm(nobody, `vet-contact-${claimId}`);
  const [sendVetLink] = claimsApi.useSendVetLinkMutation();
  const submit = useSubmit(flow, {
    body: ({ veterinario, fechaAtencion }: VetContactForm) => ({
      veterinario: { ...veterinario, tipo: veterinario.tipo ?? 'VetContact' },
      derivaciones: indications.map(({ id, tipo }) => ({ id, tipo })),
      siniestroId: claimId,
      fechaAtencion,
    }),
    send: sendVetLink,
    success: copy.sent,
    failure: copy.failure,
    explain: (error) => decidedSentence(error) ?? whatIsNotPending(error),
    onSent,
  });
  return { flow, today, ...submit };
}

/** An indication was sent meanwhile, for example from another device. */
function whatIsNotPending({ fields }: AppError): string | undefined {
  return fields.some(({ path }) => path.startsWith('derivaciones.')) ? copy.notPending : undefined;
}
