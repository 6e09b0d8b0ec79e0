import { kindsOf } from '@huella/calendar';
import { type Day, isDay } from '@huella/validation/day';
import { type EventFormValues, isDeworming } from './event-values.ts';
import { type EventFacts, proposalFor } from './follow-up-proposal.ts';
import { productsFor } from './products-for.ts';

/** What a change of the form changes besides, and what the person has to hear of it. */
export interface Settled {
  readonly values: EventFormValues;
  /** The kind was taken back: it is of females. */
  readonly isKindReset: boolean;
  /** The next date that was taken back, as the date of the event has passed it (D64). */
  readonly clearedFollowUp: Day | null;
}

/**
 * Keeps a form of an event in itself consistent after a change (specification §4 *Event*): a kind is one of the pet's sex, a vaccine or
 * product one for its species, another answer to "did it happen?" asks for the date again, and the next date follows what it was
 * proposed from until the person changes it.
 */
export function settleEvent(before: EventFormValues, after: EventFormValues, facts: EventFacts): Settled {
  const fitting = withFittingChoices(withDayOfAnswer(before, after), facts);
  const { values, clearedFollowUp } = withFollowUp(before, fitting, facts);
  return { values, isKindReset: after.tipo !== '' && values.tipo === '', clearedFollowUp };
}

function withFittingChoices(
  after: EventFormValues,
  { pets, catalogues: { vaccines, products } }: EventFacts,
): EventFormValues {
  const pet = pets.find(({ id }) => id === after.mascotaId);
  if (!pet) return after;
  const tipo = kindsOf(pet.sexo).find((kind) => kind === after.tipo) ?? '';
  const isVaccine = vaccines.some(({ id, animal }) => id === after.vacunaId && animal === pet.animal);
  const isProduct =
    isDeworming(tipo) && productsFor(products, pet.animal, tipo).some(({ id }) => id === after.productoId);
  return {
    ...after,
    tipo,
    vacunaId: tipo === 'Vacuna' && isVaccine ? after.vacunaId : null,
    productoId: isProduct ? after.productoId : null,
  };
}

function withDayOfAnswer(before: EventFormValues, after: EventFormValues): EventFormValues {
  const isOtherAnswer = before.done !== null && before.done !== after.done;
  return isOtherAnswer ? { ...after, event_on: '' } : after;
}

function withFollowUp(
  before: EventFormValues,
  after: EventFormValues,
  facts: EventFacts,
): Pick<Settled, 'values' | 'clearedFollowUp'> {
  const { proxima, event_on } = after;
  const next = proposalFor(after, facts);
  const keep = (day: string) => ({ values: { ...after, proxima: day }, clearedFollowUp: null });
  if (isOther(before, after)) return keep(next.day ?? '');
  if (!isDay(event_on)) return keep(proxima);
  if (isDay(proxima) && event_on > proxima)
    return { values: { ...after, proxima: '' }, clearedFollowUp: proxima };
  const proposed = proposalFor(before, facts);
  if (proxima !== '' && proxima === proposed.anniversary) return keep(next.anniversary ?? next.day ?? '');
  return keep(proxima === (proposed.day ?? '') ? (next.day ?? '') : proxima);
}

/** Whether something else is given now, or to somebody else. */
function isOther(before: EventFormValues, after: EventFormValues): boolean {
  return (['mascotaId', 'tipo', 'vacunaId', 'productoId'] as const).some(
    (name) => before[name] !== after[name],
  );
}
