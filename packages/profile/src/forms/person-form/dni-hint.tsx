import { dniHint } from '@huella/validation/person';
import { useWatch } from 'react-hook-form';
import { HintWithAction } from '../../components/hint-with-action/hint-with-action.tsx';
import { copy } from '../../copy.ts';
import type { PersonFormApi } from './use-person-form.ts';

/** Says how a DNI is written; of seven digits it offers the same with a 0 in front (D52). */
export function DniHint({ form: { control, setValue } }: { form: PersonFormApi }) {
  const corrected = dniHint(useWatch({ control, name: 'dni' }));
  if (corrected === null) return copy.person.dniHint;
  return (
    <HintWithAction
      text={copy.person.dniShort}
      action={copy.use(corrected)}
      onAction={() => setValue('dni', corrected, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
