import { useState } from 'react';
import type { NotificationsOptions } from '../../options.ts';
import { isOfferAnswered, rememberAnswer } from './answered.ts';
import { PushOffer } from './push-offer.tsx';

/** Offers push messages on a claim's page, once per browser (D111). */
export function createPushOffer(options: NotificationsOptions) {
  return function OfferOnce() {
    const [isAnswered, setAnswered] = useState(isOfferAnswered);
    if (isAnswered) return null;
    const answer = () => {
      rememberAnswer();
      setAnswered(true);
    };
    return <PushOffer options={options} onAnswered={answer} />;
  };
}
