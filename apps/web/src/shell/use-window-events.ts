import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

export function useWindowEvents(): void {
  const dispatch = useDispatch();
  useEffect(() => setupListeners(dispatch), [dispatch]);
}
