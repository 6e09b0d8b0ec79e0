import { sessionActions } from '@huella/auth';
import { profileApi } from '@huella/profile/api';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Keeps the session's name in step with the person's record: '' when there is none yet (specification §4). */
export function useRememberedName(): void {
  const { data: person } = profileApi.useGetPersonQuery();
  const dispatch = useDispatch();
  useEffect(() => {
    if (person === undefined) return;
    dispatch(sessionActions.nameLoaded(person ? `${person.nombre} ${person.apellido}` : ''));
  }, [person, dispatch]);
}
