import { kindsOf } from '@huella/calendar';
import type { Pet } from '@huella/contract';
import { ChoiceField, InlineAlert } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { EventKindIcon } from '../../components/event-kind/event-kind.tsx';
import { kindLookOf } from '../../components/event-kind/kind-looks.ts';
import { copy } from '../../copy.ts';
import type { EventControl } from './event-flow.ts';

export interface KindFieldProps {
  control: EventControl;
  /** Undefined until one is chosen: then the kinds of every pet are offered. */
  pet: Pet | undefined;
  /** A kind for females was chosen before, for another pet. */
  isReset: boolean;
}

export function KindField({ control, pet, isReset }: KindFieldProps) {
  const options = kindsOf(pet?.sexo ?? 'M').map((tipo) => ({
    value: tipo,
    label: kindLookOf({ tipo }).word,
    illustration: <EventKindIcon event={{ tipo }} />,
  }));
  const hint = isReset && pet && (
    <InlineAlert tone="hint">{copy.form.kindReset(petName(pet.nombre))}</InlineAlert>
  );
  return (
    <ChoiceField
      control={control}
      name="tipo"
      label={copy.form.kind}
      options={options}
      columns={3}
      hint={hint || undefined}
    />
  );
}
