import { signOut } from '@huella/auth';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { store } from '../store/store.ts';

export function useSignOut(): { signOut: () => void; busy: boolean } {
  const dispatch = useDispatch<typeof store.dispatch>();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    signOut: () => {
      setBusy(true);
      void dispatch(signOut());
    },
  };
}
