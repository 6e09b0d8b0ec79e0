import { useSubmitOnce } from '@huella/ui';
import { useCallback, useState } from 'react';
import { notificationsApi } from '../api/notifications-endpoints.ts';
import { subscribe } from './subscribe.ts';

export interface TurnOn {
  /** Asks for the permission: call it only on a tap (D111). */
  turnOn: () => void;
  busy: boolean;
  /** Why the last tap failed; `unanswered`: the browser's prompt was closed. */
  problem: 'unanswered' | 'failed' | null;
}

/** Subscribes with the server's key. Ignores a tap while one is pending. */
export function useTurnOn(key: string | null, onToken: (token: string) => void): TurnOn {
  const [state, setState] = useState<Omit<TurnOn, 'turnOn'>>({ busy: false, problem: null });
  const [send] = notificationsApi.useSubscribeToPushMutation();
  const requestAndSubscribe = useCallback(async (): Promise<TurnOn['problem']> => {
    // Must come first: browsers prompt only while they handle the tap.
    const permission = await Notification.requestPermission();
    if (permission !== 'granted' || key === null) return permission === 'default' ? 'unanswered' : null;
    const token = await subscribe(key, async (text) => (await send(text).unwrap()).marca);
    onToken(token);
    return null;
  }, [key, onToken, send]);
  const turnOn = useSubmitOnce(
    useCallback(async () => {
      setState({ busy: true, problem: null });
      const problem = await requestAndSubscribe().catch(() => 'failed' as const);
      setState({ busy: false, problem });
    }, [requestAndSubscribe]),
  );
  return { ...state, turnOn: () => void turnOn() };
}
