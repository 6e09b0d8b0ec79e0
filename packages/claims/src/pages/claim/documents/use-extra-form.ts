import { zodResolver } from '@hookform/resolvers/zod';
import { useFlow, useSubmit } from '@huella/forms';
import { extraDocumentSchema, type ExtraDocumentForm } from '@huella/validation/claim';
import { sendFormPaper } from '../../../components/claim-file/send-form-paper.ts';
import { useFormPaper } from '../../../components/claim-file/use-form-paper.ts';
import { topics } from '../../../lib/file-topics.ts';
import { copy } from './copy.ts';

const resolver = zodResolver(extraDocumentSchema);

export const extraDraft = (claimId: number) => `extra-${claimId}`;

export function useExtraForm(claimId: number, onSent: () => void) {
  const fields = useFlow<ExtraDocumentForm, ExtraDocumentForm>({
    resolver,
    defaultValues: { label: '' },
    draft: extraDraft(claimId),
  });
  const { flow, paper, setPaper, attempt } = useFormPaper(fields, extraDraft(claimId));
  const submit = useSubmit(flow, {
    body: ({ tipo, label }: ExtraDocumentForm) => ({ siniestroId: String(claimId), tipo, label }),
    send: ({ body }) =>
      sendFormPaper(
        paper,
        {
          call: 'addOtherFile',
          field: 'doc_extra',
          fields: body,
          title: body.label,
          topic: topics.extraPrefix(claimId),
          sentText: copy.extra.sent,
        },
        copy.extra.noFile,
      ),
    failure: copy.extra.failed,
    onSent,
  });
  return { flow, paper, attempt, setPaper, ...submit };
}
