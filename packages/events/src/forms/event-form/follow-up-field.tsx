import { isYoung, type Dose } from '@huella/calendar';
import { useFormValues } from '@huella/forms';
import { ChoiceGroup, DateField, InlineAlert } from '@huella/ui';
import { formatDay, isDay, type Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { copy } from '../../copy.ts';
import type { EventFormValues } from '../../lib/event-values.ts';
import { proposalFor, type EventFacts } from '../../lib/follow-up-proposal.ts';
import type { EventControl } from './event-flow.ts';
import type { EventNotes } from './use-reconciled-event.ts';

export interface FollowUpFieldProps {
  control: EventControl;
  facts: EventFacts;
  notes: EventNotes;
}

/**
 * The next dose or application: proposed from the catalogue, with the reason, and editable. An early one may keep the anniversary
 * (D103).
 */
export function FollowUpField({ control, facts, notes }: FollowUpFieldProps) {
  const values = useFormValues(control);
  const { setValue } = useFormContext<EventFormValues>();
  const { day, anniversary, dose } = proposalFor(values, facts);
  const use = (chosen: string) => setValue('proxima', chosen, { shouldDirty: true, shouldValidate: true });
  const offer = day !== null && anniversary === null && values.proxima !== day && day;
  return (
    <>
      {day !== null && anniversary !== null && (
        <ChoiceGroup
          label={copy.followUp.early}
          options={[
            { value: anniversary, label: copy.followUp.keep(formatDay(anniversary)) },
            { value: day, label: copy.followUp.count(formatDay(day)) },
          ]}
          value={values.proxima}
          onChange={use}
        />
      )}
      <DateField
        control={control}
        name="proxima"
        label={copy.form.next[values.tipo === 'Vacuna' ? 'Vacuna' : 'other']}
        optional
        min={isDay(values.event_on) ? values.event_on : undefined}
        hint={dose && `${reasonFor(dose, values.event_on)} ${copy.askVet}`}
      />
      {notes.clearedFollowUp !== null && (
        <InlineAlert tone="info">{copy.followUp.cleared(formatDay(notes.clearedFollowUp))}</InlineAlert>
      )}
      {offer !== false && (
        <Button variant="outlined" color="inherit" sx={{ alignSelf: 'start' }} onClick={() => use(offer)}>
          {copy.followUp.use(formatDay(offer))}
        </Button>
      )}
    </>
  );
}

function reasonFor(dose: Dose, day: Day): string {
  const texts = copy.followUp;
  if ('product' in dose) return texts.days(dose.product.intervaloDias);
  if (isYoung(dose.birth, day)) return texts.young;
  const months = dose.vaccine.refuerzoMeses;
  if (months === null) return texts.unknown;
  return months === 12 ? texts.yearly : texts.months(months);
}
