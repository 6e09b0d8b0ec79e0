import { tellFailure } from '@huella/api-client';
import type { NotificationKind } from '@huella/contract';
import { notificationKind } from '@huella/contract/notifications';
import { toast, useSavedChoice } from '@huella/ui';
import { notificationsApi } from '../../api/notifications-endpoints.ts';
import { copy } from './copy.ts';

type Kinds = readonly NotificationKind[];

export interface KindChoice {
  /** Includes unsaved changes. */
  shown: Kinds;
  change: (kind: NotificationKind, isOn: boolean) => void;
}

/** Saves kinds as they are switched. On failure everything reverts to the server's state. */
export function useKindChoice(saved: Kinds): KindChoice {
  const [save] = notificationsApi.useUpdateNotificationSettingsMutation();
  const { shown, change } = useSavedChoice(saved, (kinds) =>
    tellFailure(save({ tipos: [...kinds] }), () => toast.error(copy.notSaved)),
  );
  return {
    shown,
    change: (kind, isOn) =>
      change((before) =>
        notificationKind.options.filter((each) => (each === kind ? isOn : before.includes(each))),
      ),
  };
}
