import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import type { baseApi } from './base-api.ts';

type ApiState = Record<'api', ReturnType<typeof baseApi.reducer>>;

/** Whether a mutation is pending. Queries do not count: they need not keep a person from leaving. */
export function selectIsSendingAnything({ api }: ApiState): boolean {
  return Object.values(api.mutations).some((mutation) => mutation?.status === QueryStatus.pending);
}

export function useIsSendingAnything(): boolean {
  return useSelector(selectIsSendingAnything);
}
