import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Tells the caches of the API when the app comes back to the front or the network returns, while somebody is signed in. */
export function useWindowEvents(): void {
  const dispatch = useDispatch();
  useEffect(() => setupListeners(dispatch), [dispatch]);
}
