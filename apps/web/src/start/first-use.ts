/**
 * Runs in a prerendered page long before the app is there: keeps the buttons that are tapped, each once and in the order of the
 * last taps, until `takeOver` asks for them. What is typed the inputs keep by themselves, and links lead on without any script.
 * It is small and imports nothing; until it has run no button is shown (`splash.css`).
 */
// Where this file comes later than the app, there is nothing left to do.
const root = document.querySelector<HTMLElement>('#root[data-prerendered]');
const status = document.getElementById('start-status');
const kept = new Set<HTMLElement>();
let isBroken = false;

function keep(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const tapped = target.closest<HTMLElement>(type === 'submit' ? 'form' : 'a, button');
  // Who follows a link wants no more of what was tapped before.
  if (tapped instanceof HTMLAnchorElement) return forget();
  const button = type === 'submit' ? tapped?.querySelector<HTMLElement>('[type=submit]') : tapped;
  if (!button) return;
  event.preventDefault();
  kept.delete(button);
  kept.add(button);
  button.ariaBusy = 'true';
  if (status) status.textContent = status.dataset['text'] ?? '';
  failIfTapped();
}

function forget(): void {
  for (const button of kept) button.ariaBusy = null;
  kept.clear();
  if (status) status.textContent = '';
}

/** Without the app's code a tap leads nowhere, and has to say so. What was typed is left alone as long as nothing is tapped. */
function failIfTapped(): void {
  if (isBroken && kept.size > 0) root?.toggleAttribute('data-failed', true);
}

/** Whether the guard (`requireGuest`) will lead away from here: nobody should begin to type on a page that goes. */
function leadsElsewhere(): boolean {
  const isLogin = root?.dataset['prerendered'] === '/login';
  try {
    return localStorage.getItem('token') !== null || (isLogin && !localStorage.getItem('initial_slides'));
  } catch {
    return isLogin;
  }
}

/** The links of the page were made without knowing which page was asked for (D41). */
function handOnWhatWasAskedFor(): void {
  const { search } = window.location;
  if (!root || !search.includes('volver=')) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('form + * a')) link.search = search;
}

root?.addEventListener('click', keep);
root?.addEventListener('submit', keep);
// The failure of a script to load is heard on its way down only.
window.addEventListener(
  'error',
  ({ target }) => {
    isBroken ||= target instanceof HTMLScriptElement;
    failIfTapped();
  },
  true,
);
root?.toggleAttribute('data-elsewhere', leadsElsewhere());
root?.toggleAttribute('data-heard', true);
handOnWhatWasAskedFor();

/** Ends the keeping and answers what was tapped. */
window.huellaFirstUse = () => {
  root?.removeEventListener('click', keep);
  root?.removeEventListener('submit', keep);
  const buttons = [...kept];
  forget();
  return buttons;
};
