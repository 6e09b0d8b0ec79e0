import type { Indication, SuggestedVet } from '@huella/contract';
import { Form } from '@huella/forms';
import { SubmitButton, VisuallyHidden } from '@huella/ui';
import { isolate } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { nameOf, SuggestedVets } from './suggested-vets.tsx';
import { useSendForm } from './use-send-form.ts';
import type { VetFlow } from './use-vet-form.ts';
import { VetFields } from './vet-fields.tsx';

export interface VetContactFormProps {
  claimId: number;
  indications: readonly Pick<Indication, 'id' | 'tipo'>[];
  onSent: () => void;
}

export function VetContactForm({ claimId, indications, onSent }: VetContactFormProps) {
  const { flow, today, submit, busy, failure } = useSendForm({ claimId, indications, onSent });
  const { pick, filled } = usePickedVet(flow);
  const kinds = [...new Set(indications.map(({ tipo }) => tipo))];
  const search = {
    id: indications[0]?.id ?? claimId,
    kinds: kinds.length > 0 ? kinds : (['consulta'] as const),
  };
  return (
    <Stack spacing={3}>
      <Lead indications={indications} />
      <SuggestedVets search={search} onPick={pick} onAdd={() => flow.form.setFocus('veterinario.nombre')} />
      <VisuallyHidden as="output">{filled}</VisuallyHidden>
      <Form
        flow={flow}
        onSubmit={submit}
        failure={failure}
        actions={
          <SubmitButton busy={busy} busyLabel={copy.sending}>
            {copy.submit}
          </SubmitButton>
        }
      >
        <VetFields flow={flow} today={today} />
      </Form>
    </Stack>
  );
}

function Lead({ indications }: Pick<VetContactFormProps, 'indications'>) {
  if (indications.length === 0) return <Typography>{copy.lead.first}</Typography>;
  return (
    <div>
      <Typography>{copy.lead.pending}</Typography>
      <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
        {indications.map(({ id, tipo }) => (
          <li key={id}>{shared.indications[tipo]}</li>
        ))}
      </Typography>
    </div>
  );
}

/** Fills in a vet and focuses the remaining field. */
function usePickedVet({ form: { setValue, setFocus, formState } }: VetFlow) {
  const [filled, setFilled] = useState('');
  const pick = (vet: SuggestedVet) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    const name = nameOf(vet);
    setValue('veterinario.nombre', name, options);
    setValue('veterinario.mail', vet.mail, options);
    setValue('veterinario.telefono', vet.telefono, options);
    // Last, because the earlier changes reset it.
    setValue('veterinario.tipo', vet.tipo);
    setFilled(copy.suggested.filled(isolate(name)));
    setFocus('fechaAtencion');
  };
  return { pick, filled };
}
