/**
 * Runs in a prerendered page before the app: records tapped buttons, each once by its last tap, until `takeOver` asks for them.
 * Inputs keep their values, and links work without scripts. Small and without imports; buttons are hidden until it runs
 * (`splash.css`).
 */
// Runs too late when the app is there already.
const root = document.querySelector<HTMLElement>('#root[data-prerendered]');
const status = document.getElementById('start-status');
const tapped = new Set<HTMLElement>();
let isBroken = false;

function record(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const element = target.closest<HTMLElement>(type === 'submit' ? 'form' : 'a, button');
  // Following a link cancels earlier taps.
  if (element instanceof HTMLAnchorElement) return forget();
  const button = type === 'submit' ? element?.querySelector<HTMLElement>('[type=submit]') : element;
  if (!button) return;
  event.preventDefault();
  tapped.delete(button);
  tapped.add(button);
  button.ariaBusy = 'true';
  if (status) status.textContent = status.dataset['text'] ?? '';
  failIfTapped();
}

function forget(): void {
  for (const button of tapped) button.ariaBusy = null;
  tapped.clear();
  if (status) status.textContent = '';
}

/** Shows the failure after a tap only; typed text stays until then. */
function failIfTapped(): void {
  if (isBroken && tapped.size > 0) root?.toggleAttribute('data-failed', true);
}

/** Whether the guard (`requireGuest`) will redirect: hides the page, so that nobody types into it. */
function leadsElsewhere(): boolean {
  const isLogin = root?.dataset['prerendered'] === '/login';
  try {
    return localStorage.getItem('token') !== null || (isLogin && !localStorage.getItem('initial_slides'));
  } catch {
    return isLogin;
  }
}

/** Adds the requested page to links, which were rendered without it (D41). */
function handOnWhatWasAskedFor(): void {
  const { search } = window.location;
  if (!root || !search.includes('volver=')) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('form + * a')) link.search = search;
}

root?.addEventListener('click', record);
root?.addEventListener('submit', record);
// A script's load error does not bubble: listens while capturing.
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

window.huellaFirstUse = () => {
  root?.removeEventListener('click', record);
  root?.removeEventListener('submit', record);
  const buttons = [...tapped];
  forget();
  return buttons;
};
