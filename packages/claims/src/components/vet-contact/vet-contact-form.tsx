import type { Indication, SuggestedVet } from '@huella/contract';
import { Form } from '@huella/forms';
import { lockProps, SubmitButton, useFocusKeeper, VisuallyHidden } from '@huella/ui';
import type { VetContactForm as FormValues } from '@huella/validation/claim';
import { isolate } from '@huella/validation/text';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { nameOf, SuggestedVets } from './suggested-vets.tsx';
import { nobody, useSendForm } from './use-send-form.ts';
import { type SuggestedVetsState, useSuggestedVets } from './use-suggested-vets.ts';
import type { VetFlow } from './use-vet-form.ts';
import { VetFields } from './vet-fields.tsx';

export interface VetContactFormProps {
  claimId: number;
  indications: readonly Pick<Indication, 'id' | 'tipo'>[];
  onSent: () => void;
}

/** First the recommended vets; the fields once one is picked or another is added, or without any. */
export function VetContactForm({ claimId, indications, onSent }: VetContactFormProps) {
  const { flow, today, submit, busy, failure } = useSendForm({ claimId, indications, onSent });
  const kinds = [...new Set(indications.map(({ tipo }) => tipo))];
  const state = useSuggestedVets({
    id: indications[0]?.id ?? claimId,
    kinds: kinds.length > 0 ? kinds : ['consulta'],
  });
  const { isWriting, pick, add, chooseAgain, filled } = useVetChoice(flow, state);
  const place = useFocusKeeper();
  return (
    <Stack {...place} spacing={3}>
      <Lead indications={indications} />
      {isWriting && hasVets(state) ? (
        <div {...lockProps(busy)}>
          <Button onClick={chooseAgain} sx={{ marginInlineStart: -3 }}>
            {copy.suggested.other}
          </Button>
        </div>
      ) : (
        <SuggestedVets state={state} onPick={pick} onAdd={add} />
      )}
      <VisuallyHidden as="output">{filled}</VisuallyHidden>
      {isWriting && (
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
      )}
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

const hasVets = ({ vets = [] }: SuggestedVetsState) => vets.length > 0;

/** Whether the fields are shown; each choice focuses the first that is left to fill. */
function useVetChoice(flow: VetFlow, state: SuggestedVetsState) {
  const { setValue, setFocus, formState } = flow.form;
  const [isWriting, setWriting] = useState(flow.isRestored);
  const [filled, setFilled] = useState('');
  // Stays when a retry finds vets: something may be typed.
  if (!isWriting && (state.isFailed || state.vets?.length === 0)) setWriting(true);

  function write(vet: FormValues['veterinario'], first: 'veterinario.nombre' | 'fechaAtencion') {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('veterinario.nombre', vet.nombre, options);
    setValue('veterinario.mail', vet.mail, options);
    setValue('veterinario.telefono', vet.telefono, options);
    // Last, because the earlier changes reset it.
    setValue('veterinario.tipo', vet.tipo);
    flushSync(() => setWriting(true));
    setFocus(first);
  }

  return {
    isWriting,
    filled,
    pick: (vet: SuggestedVet) => {
      const nombre = nameOf(vet);
      write({ ...vet, nombre }, 'fechaAtencion');
      setFilled(copy.suggested.filled(isolate(nombre)));
    },
    add: () => write(nobody.veterinario, 'veterinario.nombre'),
    chooseAgain: () => {
      setWriting(false);
      setFilled('');
    },
  };
}
