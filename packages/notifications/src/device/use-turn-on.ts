import { useSubmitOnce } from '@huella/ui';
import { useCallback, useState } from 'react';
import { notificationsApi } from '../api/notifications-endpoints.ts';
import { subscribe } from './subscribe.ts';

/** A way to switch push messages on in this browser. */
export interface TurnOn {
  /** Asks the person: only ever called by a tap (D111). */
  turnOn: () => void;
  busy: boolean;
  /** Why the last tap did nothing: the browser's question was closed without an answer, or something failed. */
  problem: 'unanswered' | 'failed' | null;
}

/** Switches push messages on with the server's key. A second tap waits for the first. */
export function useTurnOn(key: string | null, onToken: (token: string) => void): TurnOn {
  const [state, setState] = useState<Omit<TurnOn, 'turnOn'>>({ busy: false, problem: null });
  const [send] = notificationsApi.useSubscribeToPushMutation();
  const ask = useCallback(async (): Promise<TurnOn['problem']> => {
    // Nothing may come before it: browsers ask only while they handle the tap.
    const permission = await Notification.requestPermission();
    if (permission !== 'granted' || key === null) return permission === 'default' ? 'unanswered' : null;
    const token = await subscribe(key, async (text) => (await send(text).unwrap()).marca);
    onToken(token);
    return null;
  }, [key, onToken, send]);
  const turnOn = useSubmitOnce(
    useCallback(async () => {
      setState({ busy: true, problem: null });
      const problem = await ask().catch(() => 'failed' as const);
      setState({ busy: false, problem });
    }, [ask]),
  );
  return { ...state, turnOn: () => void turnOn() };
}
