import { ButtonLink, IconBadge, toast } from '@huella/ui';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDevicePush, type DevicePush } from '../../device/use-device-push.ts';
import type { NotificationsOptions } from '../../options.ts';
import { notificationsPaths } from '../../paths.ts';
import { TurnOnButton } from '../turn-on-button/turn-on-button.tsx';
import { copy } from './copy.ts';
import { Card } from './offer-card.ts';

export interface PushOfferProps {
  options: NotificationsOptions;
  onAnswered: () => void;
}

/** Renders nothing if push messages are on, blocked or unsupported. */
export function PushOffer({ options, onAnswered }: PushOfferProps) {
  const push = useDevicePush(options);
  useSayOutcome(push.status, onAnswered);
  if (push.status !== 'off' && push.status !== 'install-first') return null;
  return (
    <Card aria-labelledby="push-offer">
      <IconBadge name="bell" />
      <div>
        <h2 id="push-offer">{copy.title}</h2>
        <p>{copy.text}</p>
        <div className="actions">
          {push.status === 'off' ? (
            <TurnOnButton {...push} />
          ) : (
            <ButtonLink to={notificationsPaths.settings.href()} variant="contained">
              {copy.how}
            </ButtonLink>
          )}
          <Button onClick={onAnswered}>{copy.later}</Button>
        </div>
      </div>
    </Card>
  );
}

/** Shows a toast when the status changes from `off` while the card is shown. */
function useSayOutcome(status: DevicePush['status'], onAnswered: () => void): void {
  const before = useRef(status);
  const settle = useEffectEvent((next: DevicePush['status']) => {
    const wasOffered = before.current === 'off';
    before.current = next;
    if (!wasOffered || (next !== 'on' && next !== 'denied')) return;
    if (next === 'on') toast.success(copy.on);
    else toast.info(copy.denied);
    onAnswered();
  });
  useEffect(() => settle(status), [status]);
}
