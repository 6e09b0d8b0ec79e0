import { useState } from 'react';
import { profileApi } from './profile-endpoints.ts';

/** Whether the person has given personal data; `retry` asks again after an `error`. */
export interface PersonalData {
  status: 'loading' | 'missing' | 'present' | 'error';
  retry: () => void;
}

/**
 * For screens that only need to know whether there are personal data (specification §2 *Add-pet entry*). `loading` comes once, at
 * the beginning: asking again after an error takes no form away that stands on the screen by then.
 */
export function usePersonalData(): PersonalData {
  const { data, isFetching, refetch } = profileApi.useGetPersonQuery();
  const [hasSettled, setSettled] = useState(false);
  const isLoading = data === undefined && isFetching && !hasSettled;
  if (!isLoading && !hasSettled) setSettled(true);
  return { status: isLoading ? 'loading' : statusOf(data), retry: () => void refetch() };
}

function statusOf(person: object | null | undefined): PersonalData['status'] {
  if (person === undefined) return 'error';
  return person === null ? 'missing' : 'present';
}
