import { useState } from 'react';
import type { NotificationsOptions } from '../../options.ts';
import { isOfferAnswered, rememberAnswer } from './answered.ts';
import { PushOffer } from './push-offer.tsx';

/** The offer of push messages for a claim's page: once in a browser, until it is answered (D111). */
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
