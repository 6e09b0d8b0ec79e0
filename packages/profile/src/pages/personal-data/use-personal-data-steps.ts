import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The person's data, then the address. */
export type PersonalDataStep = 'person' | 'address';

const PARAMETER = 'paso';
const ADDRESS = 'domicilio';

/** Where a person is in the two steps, and the moves there are. */
export interface PersonalDataSteps {
  current: PersonalDataStep;
  /** Whether the first step was passed in this visit: after a reload, what was typed is gone. */
  reached: boolean;
  toAddress: () => void;
  /** Goes back in the history, as the browser's own button does. */
  backToPerson: () => void;
}

/** Keeps the step in the browser's history, so that its back button goes one step back (D37). */
export function usePersonalDataSteps(): PersonalDataSteps {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [addressReached, setAddressReached] = useState(false);
  const current = search.get(PARAMETER) === ADDRESS ? 'address' : 'person';
  return {
    current,
    reached: current === 'person' || addressReached,
    toAddress() {
      setAddressReached(true);
      setSearch({ [PARAMETER]: ADDRESS });
    },
    backToPerson() {
      if (addressReached) navigate(-1);
      else setSearch({}, { replace: true });
    },
  };
}
