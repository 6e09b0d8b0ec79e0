import { useState } from 'react';
import { profileApi } from './profile-endpoints.ts';

/** `refetch` asks again after an `error`. */
export interface PersonalData {
  status: 'loading' | 'missing' | 'present' | 'error';
  refetch: () => void;
}

/**
 * Whether the person has given personal data (specification §2 *Add-pet entry*). `loading` only at first, so that a retry after
 * an error unmounts no form.
 */
export function usePersonalData(): PersonalData {
  const { data, isFetching, refetch } = profileApi.useGetPersonQuery();
  const [hasSettled, setSettled] = useState(false);
  const isLoading = data === undefined && isFetching && !hasSettled;
  if (!isLoading && !hasSettled) setSettled(true);
  return { status: isLoading ? 'loading' : statusOf(data), refetch: () => void refetch() };
}

function statusOf(person: object | null | undefined): PersonalData['status'] {
  if (person === undefined) return 'error';
  return person === null ? 'missing' : 'present';
}
