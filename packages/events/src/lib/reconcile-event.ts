import { kindsOf } from '@huella/calendar';
import { type Day, isDay } from '@huella/validation/day';
import { type EventFormValues, isDeworming } from './event-values.ts';
import { type EventFacts, proposalFor } from './follow-up-proposal.ts';
import { productsFor } from './products-for.ts';

export interface Reconciled {
  readonly values: EventFormValues;
  /** A kind for females was reset. */
  readonly isKindReset: boolean;
  /** The follow-up that was reset, because the event's date is later (D64). */
  readonly clearedFollowUp: Day | null;
}

/**
 * Keeps the form consistent after a change (specification §4 *Event*): kinds by the pet's sex, vaccines and products by species,
 * a new date after another answer to "did it happen?", and a follow-up that keeps up with its proposal until the user changes it.
 */
export function reconcileEvent(
  before: EventFormValues,
  after: EventFormValues,
  facts: EventFacts,
): Reconciled {
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
): Pick<Reconciled, 'values' | 'clearedFollowUp'> {
  const { proxima, event_on } = after;
  const next = proposalFor(after, facts);
  const withDay = (day: string) => ({ values: { ...after, proxima: day }, clearedFollowUp: null });
  if (isOther(before, after)) return withDay(next.day ?? '');
  if (!isDay(event_on)) return withDay(proxima);
  if (isDay(proxima) && event_on > proxima)
    return { values: { ...after, proxima: '' }, clearedFollowUp: proxima };
  const proposed = proposalFor(before, facts);
  if (proxima !== '' && proxima === proposed.anniversary) return withDay(next.anniversary ?? next.day ?? '');
  return withDay(proxima === (proposed.day ?? '') ? (next.day ?? '') : proxima);
}

/** Whether another thing is given, or to another pet. */
function isOther(before: EventFormValues, after: EventFormValues): boolean {
  return (['mascotaId', 'tipo', 'vacunaId', 'productoId'] as const).some(
    (name) => before[name] !== after[name],
  );
}
