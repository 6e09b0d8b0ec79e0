/**
 * Runs in a prerendered page before the app: records tapped buttons, each once by its last tap, until `takeOver` asks for them.
 * Inputs keep their values, and links work without scripts. Small and without imports; buttons are hidden until it runs
 * (`splash.css`).
 */
// Runs too late when the app is there already.
const root = document.querySelector<HTMLElement>('#root[data-prerendered]');
const status = document.getElementById('start-status');
const kept = new Set<HTMLElement>();
let isBroken = false;

function keep(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const tapped = target.closest<HTMLElement>(type === 'submit' ? 'form' : 'a, button');
  // Following a link cancels earlier taps.
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

/** Shows the failure after a tap only; typed text stays until then. */
function failIfTapped(): void {
  if (isBroken && kept.size > 0) root?.toggleAttribute('data-failed', true);
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

root?.addEventListener('click', keep);
root?.addEventListener('submit', keep);
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
  root?.removeEventListener('click', keep);
  root?.removeEventListener('submit', keep);
  const buttons = [...kept];
  forget();
  return buttons;
};
