import { sessionSignal } from '@huella/api-client';
import type { Indication } from '@huella/contract';
import { useSubmit } from '@huella/forms';
import { toast } from '@huella/ui';
import type { VetContactForm } from '@huella/validation/claim';
import { claimsApi } from '../../api/claims-endpoints.ts';
import type { VetLinkAgain } from '../../api/vet-link.ts';
import { copy } from './copy.ts';
import { decidedSentence } from './decided-sentence.ts';
import { useVetForm } from './use-vet-form.ts';

const fields = {
  'data.veterinario.nombre': 'veterinario.nombre',
  'data.veterinario.mail': 'veterinario.mail',
  'data.veterinario.telefono': 'veterinario.telefono',
  'data.fechaAtencion': 'fechaAtencion',
} as const;

/** Resends a form, prefilled with its last recipient. */
export function useResendForm(indication: Indication, onSent: () => void) {
  const { id, siniestroId } = indication;
  const { flow, today } = useVetForm(contactOf(indication), `vet-resend-${id}`);
  const send = useAnnouncedResending();
  const submit = useSubmit(flow, {
    body: ({ veterinario, fechaAtencion }: VetContactForm) => ({
      subVetFormId: id,
      data: {
        veterinario: { ...veterinario, tipo: veterinario.tipo ?? 'VetContact' },
        siniestroId,
        fechaAtencion,
      },
    }),
    send,
    failure: copy.resendFailure,
    explain: decidedSentence,
    fieldOf: (path) => (isField(path) ? fields[path] : undefined),
    onSent,
  });
  return { flow, today, ...submit };
}

function contactOf({ vet, vetForm }: Indication): VetContactForm {
  const { nombre = '', mail = '', telefono = '', tipo } = vet ?? {};
  return {
    veterinario: { nombre, mail, telefono, ...(tipo && { tipo }) },
    fechaAtencion: vetForm?.fechaAtencionSegunCliente ?? '',
  };
}

function isField(path: string): path is keyof typeof fields {
  return path in fields;
}

/** Reports the result also after the form was closed, so that a vet does not get a second mail. */
function useAnnouncedResending() {
  const [resendVetLink] = claimsApi.useResendVetLinkMutation();
  return async (again: VetLinkAgain) => {
    const session = sessionSignal();
    const answer = await resendVetLink(again);
    if (answer.data && !session.aborted) {
      if (answer.data.success) toast.success(copy.resent);
      else toast.info(copy.ended);
    }
    return answer;
  };
}
