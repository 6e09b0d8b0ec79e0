import { SelectField } from '@huella/ui';
import { useWatch } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { hasFollowUp, isDeworming } from '../../lib/event-values.ts';
import type { EventFacts } from '../../lib/follow-up-proposal.ts';
import { DescriptionField } from './description-field.tsx';
import type { EventControl } from './event-flow.ts';
import { FollowUpField } from './follow-up-field.tsx';
import { ProductField } from './product-field.tsx';
import { VaccineField } from './vaccine-field.tsx';
import type { EventNotes } from './use-reconciled-event.ts';

export interface DetailsStepProps {
  control: EventControl;
  facts: EventFacts;
  notes: EventNotes;
}

export function DetailsStep({ control, facts, notes }: DetailsStepProps) {
  const [tipo, mascotaId] = useWatch({ control, name: ['tipo', 'mascotaId'] });
  const animal = facts.pets.find(({ id }) => id === mascotaId)?.animal ?? 'Perro';
  const { vaccines, products } = facts.catalogues;
  return (
    <>
      {tipo === 'Vacuna' && <VaccineField control={control} vaccines={vaccines} animal={animal} />}
      {isDeworming(tipo) && (
        <ProductField control={control} products={products} animal={animal} tipo={tipo} />
      )}
      {hasFollowUp(tipo) && <FollowUpField control={control} facts={facts} notes={notes} />}
      {tipo === 'Cria' && <LitterFields control={control} />}
      <DescriptionField control={control} />
    </>
  );
}

const counts = Array.from({ length: 31 }, (_, count) => ({ value: count, label: String(count) }));

function LitterFields({ control }: { control: EventControl }) {
  return (['machos', 'hembras', 'fallecidos'] as const).map((name) => (
    <SelectField key={name} control={control} name={name} label={copy.form.litter[name]} options={counts} />
  ));
}
