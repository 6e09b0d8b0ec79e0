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

/** Why push messages help, and the tap that asks for them. Nothing where they are on, blocked or cannot be. */
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

/** What came of a tap is said where the card was. Only what changed while it was there is an answer. */
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
