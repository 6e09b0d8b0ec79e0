import { type AppError, sessionSignal, toAppError } from '@huella/api-client';
import type { FoodBag, Pet } from '@huella/contract';
import { toast } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { useRef } from 'react';
import { bagActionsApi } from '../api/bag-actions-endpoints.ts';
import { copy } from '../copy.ts';
import { isOneShown, shownKilos } from './amounts.ts';
import { onDayInWords } from './day-in-words.ts';

/** One-tap changes of a bag. Each shows at once; a toast tells the result, and undoes it where possible. */
export interface BagActions {
  correct: (bag: FoodBag, kilos: number) => void;
  finish: (bag: FoodBag, day: Day) => void;
  detach: (bag: FoodBag, pet: Pet) => void;
  reopen: (bag: FoodBag) => void;
  remove: (bag: FoodBag) => void;
}

export function useBagActions(today: Day): BagActions {
  const said = useRef(new Map<number, string>());
  const [correct] = bagActionsApi.useCorrectFoodBagMutation();
  const [undoCorrection] = bagActionsApi.useUndoFoodCorrectionMutation();
  const [finish] = bagActionsApi.useFinishFoodBagMutation();
  const [reopen] = bagActionsApi.useReopenFoodBagMutation();
  const [detach] = bagActionsApi.useDetachFromFoodBagMutation();
  const [remove] = bagActionsApi.useDeleteFoodBagMutation();

  /** Tells the result with an undo; earlier toasts of this bag can no longer undo. */
  function say({ id }: FoodBag, text: string, undo: () => Promise<void>) {
    toast.withdraw(said.current.get(id) ?? '');
    said.current.set(id, text);
    toast.success(text, { action: { label: copy.undo, onClick: () => void undo() } });
  }

  /** Restores the earlier statement of today. */
  async function takeBack(before: FoodBag, bag: FoodBag) {
    const ofToday = ({ correcciones }: FoodBag) => correcciones.find(({ dia }) => dia === today);
    const earlier = ofToday(before);
    const correction = ofToday(bag);
    if (earlier) await report(correct({ bag, day: today, kilos: earlier.kilos }));
    else if (correction) await report(undoCorrection({ bag, correction }));
  }

  return {
    correct: (bag, kilos) =>
      void report(correct({ bag, day: today, kilos }), (changed) =>
        say(bag, copy.done.corrected(copy.food(bag.alimento), isOneShown(kilos), shownKilos(kilos)), () =>
          takeBack(bag, changed),
        ),
      ),
    finish: (bag, day) =>
      void report(finish({ bag, day }), (ended) =>
        say(bag, copy.done.finished(copy.food(bag.alimento), onDayInWords(day, today)), () =>
          report(reopen(ended)),
        ),
      ),
    detach: (bag, { id }) => void report(detach({ bag, pets: [id] }), () => toast.success(copy.updated)),
    reopen: (bag) =>
      void report(reopen(bag), () => toast.success(copy.done.reopened(copy.food(bag.alimento)))),
    remove: (bag) => void report(remove(bag), () => toast.success(copy.done.deleted), copy.deletionFailed),
  };
}

function explain({ code, fields }: AppError): string | undefined {
  if (code === 'already_loaded') return copy.reopenFailed;
  if (code === 'not_found') return copy.gone;
  return fields.some(({ path }) => path === 'dia') ? copy.clock : undefined;
}

/** Reports the result of a mutation, to the user who asked for it. */
async function report<Answer>(
  mutation: { unwrap: () => Promise<Answer> },
  onDone?: (answer: Answer) => void,
  failure: string = copy.saveFailed,
): Promise<void> {
  const session = sessionSignal();
  try {
    const answer = await mutation.unwrap();
    if (!session.aborted) onDone?.(answer);
  } catch (error) {
    if (session.aborted) return;
    toast.error(explain(toAppError(error)) ?? failure);
  }
}
