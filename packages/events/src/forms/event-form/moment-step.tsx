import { useFormValues } from '@huella/forms';
import { InlineAlert } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { copy } from '../../copy.ts';
import type { EventFacts } from '../../lib/follow-up-proposal.ts';
import type { EventControl } from './event-flow.ts';
import { HappenedField } from './happened-field.tsx';
import { KindField } from './kind-field.tsx';
import { MomentFields } from './moment-fields.tsx';
import { PetField } from './pet-field.tsx';
import type { EventNotes } from './use-reconciled-event.ts';

const names = { event_on: 'event_on', hora: 'hora' } as const;

export interface MomentStepProps {
  control: EventControl;
  facts: EventFacts;
  notes: EventNotes;
}

export function MomentStep({ control, facts: { pets }, notes }: MomentStepProps) {
  const { mascotaId, done, event_on: day } = useFormValues(control);
  const pet = pets.find(({ id }) => id === mascotaId);
  const { clearedFollowUp } = notes;
  return (
    <>
      <PetField control={control} pets={pets} />
      <KindField control={control} pet={pet} isReset={notes.isKindReset} />
      <HappenedField control={control} />
      <MomentFields
        control={control}
        names={names}
        day={day}
        done={done}
        hint={
          clearedFollowUp === null ? undefined : (
            <InlineAlert tone="hint">{copy.followUp.cleared(formatDay(clearedFollowUp))}</InlineAlert>
          )
        }
      />
    </>
  );
}
