/** What a person did on a prerendered page before the app was there. */
interface BeforeApp {
  values: Map<string, string>;
  focused: HTMLElement | null;
  tapped: readonly HTMLElement[];
}

/** Whether the page holds the very screen that the app begins with, so that React can take over its elements. */
export function isPrerendered(root: HTMLElement, pathname: string): boolean {
  return root.dataset['prerendered'] === (pathname.replace(/\/+$/, '') || '/');
}

/**
 * Ends what the page did by itself, and answers what is left to do when the app is alive: nothing that was typed, focused or
 * tapped before is lost, and each tap is played once. Call it at the moment React takes the taps.
 */
export function takeOver(root: HTMLElement): () => void {
  const before: BeforeApp = {
    values: new Map(inputsOf(root).map(({ name, value }) => [name, value])),
    focused: document.activeElement instanceof HTMLElement ? document.activeElement : null,
    tapped: window.huellaFirstUse?.() ?? [],
  };
  for (const mark of ['prerendered', 'heard', 'elsewhere', 'failed']) delete root.dataset[mark];
  return () => {
    restoreValues(root, before);
    restoreFocus(root, before);
    dropDarkSheets();
    for (const button of before.tapped) button.click();
  };
}

/** The dark look of a prerendered screen goes with it: its rules would reach what stays light by night, as a card does. */
export function dropDarkSheets(): void {
  document.getElementById('prerendered-dark')?.remove();
}

function inputsOf(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[name]')];
}

/** Where an extension or a translator has changed the page, React makes its elements again, and empty. */
function restoreValues(root: HTMLElement, { values }: BeforeApp): void {
  for (const input of inputsOf(root)) input.value ||= values.get(input.name) ?? '';
}

/** MUI draws the focus as it hears of it. */
function restoreFocus(root: HTMLElement, { focused }: BeforeApp): void {
  if (!focused || focused === document.body) return;
  if (focused.isConnected) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else if (focused instanceof HTMLInputElement)
    inputsOf(root)
      .find(({ name }) => name === focused.name)
      ?.focus();
}
