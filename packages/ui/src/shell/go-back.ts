import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryIndex } from '../overlays/visit-entries.ts';

/** The key that the router gives to the entry a visit begins with. */
const FIRST_ENTRY = 'default';

/** How many entries of this app are before the current one; the router counts them in the browser's history. */
function entriesBefore(key: string): number {
  return entryIndex() ?? (key === FIRST_ENTRY ? 0 : 1);
}

/**
 * "Volver" (`D37`): the previous screen, or `fallback` where the visit began here. `entries` is how many of the history
 * belong to this screen, as the steps of a form do.
 */
export function useGoBack(fallback: string): (entries?: number) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (entries = 1) => {
    if (entriesBefore(key) >= entries) navigate(-entries);
    else navigate(fallback, { replace: true });
  };
}

/** Goes back as soon as it is rendered: stands in the place of a form that is done. */
export function GoBack({ fallback, entries }: { fallback: string; entries?: number }) {
  const goBack = useGoBack(fallback);
  const go = useEffectEvent(() => goBack(entries));
  useEffect(() => go(), []);
  return null;
}
