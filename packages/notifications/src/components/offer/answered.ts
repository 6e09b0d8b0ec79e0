const KEY = 'huella-push-offer';
const ANSWERED = 'answered';

/** Whether the offer was answered in this browser. Not personal data, so it stays after a logout. */
export function isOfferAnswered(): boolean {
  try {
    return localStorage.getItem(KEY) === ANSWERED;
  } catch {
    // Without storage the offer would come back for ever.
    return true;
  }
}

export function rememberAnswer(): void {
  try {
    localStorage.setItem(KEY, ANSWERED);
  } catch {
    // The offer is hidden on this screen all the same.
  }
}
