const KEY = 'huella-push-offer';
const ANSWERED = 'answered';

/** Whether somebody answered the offer in this browser. It says nothing of whom, so it stays after a logout. */
export function isOfferAnswered(): boolean {
  try {
    return localStorage.getItem(KEY) === ANSWERED;
  } catch {
    // Where nothing can be kept it would come back for ever.
    return true;
  }
}

/** It is made once. */
export function rememberAnswer(): void {
  try {
    localStorage.setItem(KEY, ANSWERED);
  } catch {
    // It is gone from this screen all the same.
  }
}
