import { selectSession, sessionActions } from '@huella/auth';
import { profileApi } from '@huella/profile/api';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../store/store.ts';

/** Keeps the session's name up to date: '' without personal data (specification §4). */
export function useRememberedName(): void {
  const isSignedIn = useSelector((state: RootState) => selectSession(state).token !== null);
  const { currentData: person } = profileApi.useGetPersonQuery(undefined, { skip: !isSignedIn });
  const dispatch = useDispatch();
  useEffect(() => {
    if (person === undefined) return;
    dispatch(sessionActions.nameLoaded(person ? `${person.nombre} ${person.apellido}` : ''));
  }, [person, dispatch]);
}
