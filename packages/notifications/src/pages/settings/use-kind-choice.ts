import type { NotificationKind } from '@huella/contract';
import { notificationKind } from '@huella/contract/notifications';
import { toast } from '@huella/ui';
import { useRef, useState } from 'react';
import { notificationsApi } from '../../api/notifications-endpoints.ts';
import { copy as shared } from '../../copy.ts';

type Kinds = readonly NotificationKind[];

export interface KindChoice {
  /** Includes unsaved changes. */
  shown: Kinds;
  change: (kind: NotificationKind, isOn: boolean) => void;
}

/**
 * Saves kinds as they are switched. Each call sends all kinds and two could arrive in the wrong order, so only one is pending;
 * later changes go with the next. On failure everything reverts to the server's state.
 */
export function useKindChoice(saved: Kinds): KindChoice {
  const [save] = notificationsApi.useUpdateNotificationSettingsMutation();
  const [chosen, setChosen] = useState<Kinds | null>(null);
  const newest = useRef<Kinds | null>(null);
  const isSaving = useRef(false);
  const saveNewest = async () => {
    for (let sent: Kinds | null = null; newest.current !== null && newest.current !== sent;) {
      sent = newest.current;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for
      const { error } = await save({ tipos: [...sent] });
      if (error === undefined) continue;
      toast.error(shared.notSaved);
      break;
    }
    newest.current = null;
    setChosen(null);
  };
  const change = (kind: NotificationKind, isOn: boolean) => {
    const before = newest.current ?? saved;
    newest.current = notificationKind.options.filter((each) =>
      each === kind ? isOn : before.includes(each),
    );
    setChosen(newest.current);
    if (isSaving.current) return;
    isSaving.current = true;
    void saveNewest().finally(() => (isSaving.current = false));
  };
  return { shown: chosen ?? saved, change };
}
