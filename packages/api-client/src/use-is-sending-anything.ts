import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import type { baseApi } from './base-api.ts';

type ApiState = Record<'api', ReturnType<typeof baseApi.reducer>>;

/** Whether any change is being sent. Queries do not count: reading never has to keep a person from leaving. */
export function selectIsSendingAnything({ api }: ApiState): boolean {
  return Object.values(api.mutations).some((mutation) => mutation?.status === QueryStatus.pending);
}

/** The same, for a screen that shows it. */
export function useIsSendingAnything(): boolean {
  return useSelector(selectIsSendingAnything);
}
