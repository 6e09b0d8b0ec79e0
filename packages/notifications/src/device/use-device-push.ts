import type { FailedState } from '@huella/ui';
import { useState, useSyncExternalStore } from 'react';
import { notificationsApi } from '../api/notifications-endpoints.ts';
import type { NotificationsOptions } from '../options.ts';
import { pushSupport } from './support.ts';
import { unsubscribe } from './unsubscribe.ts';
import { usePermission } from './use-permission.ts';
import { useTurnOn, type TurnOn } from './use-turn-on.ts';

export type DevicePush =
  | { status: 'loading' | 'unsupported' | 'install-first' | 'denied' | 'no-key' }
  | FailedState
  | ({ status: 'off' } & TurnOn)
  | { status: 'on'; turnOff: () => void; busy: boolean };

/** Asks for permission only in `turnOn`, inside of a tap. */
export function useDevicePush({ token: { read, change, subscribe } }: NotificationsOptions): DevicePush {
  const support = pushSupport();
  const permission = usePermission();
  const token = useSyncExternalStore(subscribe, read);
  const { data, error, isError, isFetching, refetch } = notificationsApi.useGetPushKeyQuery(undefined, {
    skip: support !== 'supported',
  });
  const turnOn = useTurnOn(data?.clave ?? null, change);
  const [isTurningOff, setTurningOff] = useState(false);
  const turnOff = async () => {
    setTurningOff(true);
    await unsubscribe().catch(() => undefined);
    change(null);
    setTurningOff(false);
  };
  if (support !== 'supported') return { status: support };
  if (permission === 'denied') return { status: 'denied' };
  if (token !== null && permission === 'granted')
    return { status: 'on', turnOff: () => void turnOff(), busy: isTurningOff };
  if (data !== undefined) return data.clave === null ? { status: 'no-key' } : { status: 'off', ...turnOn };
  return isError
    ? { status: 'failed', cause: error, retry: () => void refetch(), busy: isFetching }
    : { status: 'loading' };
}
