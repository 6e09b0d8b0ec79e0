interface BeforeApp {
  values: Map<string, string>;
  focused: HTMLElement | null;
  tapped: readonly HTMLElement[];
}

/** Whether the page holds the app's first page, so that React can hydrate it. */
export function isPrerendered(root: HTMLElement, pathname: string): boolean {
  return root.dataset['prerendered'] === (pathname.replace(/\/+$/, '') || '/');
}

/**
 * Stops recording and returns a function that restores what was typed, focused and tapped, for when the app is ready; replays
 * each tap once. Call it when React begins to handle taps.
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

/** Removes the dark sheets of the prerendered page, whose rules would reach what is always light, such as a card. */
export function dropDarkSheets(): void {
  document.getElementById('prerendered-dark')?.remove();
}

function inputsOf(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[name]')];
}

/** Where an extension or translator changed the page, React renders again, with empty inputs. */
function restoreValues(root: HTMLElement, { values }: BeforeApp): void {
  for (const input of inputsOf(root)) input.value ||= values.get(input.name) ?? '';
}

/** MUI draws the focus when it gets the event. */
function restoreFocus(root: HTMLElement, { focused }: BeforeApp): void {
  if (!focused || focused === document.body) return;
  if (focused.isConnected) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else if (focused instanceof HTMLInputElement)
    inputsOf(root)
      .find(({ name }) => name === focused.name)
      ?.focus();
}
