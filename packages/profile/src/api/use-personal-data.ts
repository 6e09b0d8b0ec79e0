import { profileApi } from './profile-endpoints.ts';

/** Whether the person has given personal data; `retry` asks again after an `error`. */
export interface PersonalData {
  status: 'loading' | 'missing' | 'present' | 'error';
  retry: () => void;
}

/** For screens that only need to know whether there are personal data (specification §2 *Add-pet entry*). */
export function usePersonalData(): PersonalData {
  const { data, isFetching, refetch } = profileApi.useGetPersonQuery();
  return { status: statusOf(data, isFetching), retry: () => void refetch() };
}

function statusOf(person: object | null | undefined, isFetching: boolean): PersonalData['status'] {
  if (person === undefined) return isFetching ? 'loading' : 'error';
  return person === null ? 'missing' : 'present';
}
