import { startOutbox } from '@huella/outbox';
import { useIdleLoad } from '@huella/ui';
import { useDispatch } from 'react-redux';

/** Sends what waits from an earlier visit, once somebody is inside and the browser has nothing better to do. */
export function useOutbox(): void {
  const dispatch = useDispatch();
  useIdleLoad(() => startOutbox(dispatch));
}
