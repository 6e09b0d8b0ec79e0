import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The pet's data, the plan with the payment, and the question for a benefit code over it. */
export type AddPetStep = 'pet' | 'plan' | 'code';

const order: readonly AddPetStep[] = ['pet', 'plan', 'code'];
const PARAMETER = 'paso';
const words: Record<string, AddPetStep> = { plan: 'plan', codigo: 'code' };
const wordOf: Record<Exclude<AddPetStep, 'pet'>, string> = { plan: 'plan', code: 'codigo' };

/** Where a person is in the flow of a new pet, and the moves there are. */
export interface AddPetSteps {
  current: AddPetStep;
  /** False when the address names a step that nothing was filled in for: a reload, or a link from elsewhere. */
  reached: boolean;
  advance: (to: 'plan' | 'code') => void;
  /** Goes back in the history, as the browser's own button does. */
  returnTo: (to: 'pet' | 'plan') => void;
}

/** Keeps the step in the browser's history, so that its back button goes one step back (specification §4, D37). */
export function useAddPetSteps(): AddPetSteps {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [furthest, setFurthest] = useState<AddPetStep>('pet');
  const current = words[search.get(PARAMETER) ?? ''] ?? 'pet';
  return {
    current,
    reached: order.indexOf(current) <= order.indexOf(furthest),
    advance(to) {
      if (order.indexOf(to) > order.indexOf(furthest)) setFurthest(to);
      setSearch({ [PARAMETER]: wordOf[to] });
    },
    returnTo(to) {
      navigate(order.indexOf(to) - order.indexOf(current));
    },
  };
}
