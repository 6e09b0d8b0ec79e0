import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The pet's data, then the plan with the payment. */
export type AddPetStep = 'pet' | 'plan';

const PARAMETER = 'paso';
const PLAN = 'plan';

/** Where a person is in the flow of a new pet, and the moves there are. */
export interface AddPetSteps {
  current: AddPetStep;
  /** False when the address names a step that nothing was filled in for: a reload, or a link from elsewhere. */
  reached: boolean;
  toPlan: () => void;
  /** Goes back in the history, as the browser's own button does. */
  backToPet: () => void;
}

/** Keeps the step in the browser's history, so that its back button goes one step back (specification §4, D37). */
export function useAddPetSteps(): AddPetSteps {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [planReached, setPlanReached] = useState(false);
  const current = search.get(PARAMETER) === PLAN ? 'plan' : 'pet';
  return {
    current,
    reached: current === 'pet' || planReached,
    toPlan() {
      setPlanReached(true);
      setSearch({ [PARAMETER]: PLAN });
    },
    backToPet() {
      navigate(-1);
    },
  };
}
