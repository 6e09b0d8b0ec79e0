import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { Scheme } from './emulate-scheme.ts';

/** axe's rules about colours; the others ran in the light scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const nextFrame = () => new Promise(requestAnimationFrame);

async function emulate(scheme: Scheme): Promise<void> {
  await commands.emulateScheme(scheme);
  while (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) await nextFrame();
  await nextFrame();
}

/** After a story passed in the light scheme, checks axe's colour rules in the dark one. */
afterEach(async () => {
  await emulate('dark');
  try {
    axe.reset();
    const { violations } = await axe.run(document.body, { runOnly: COLOUR_RULES });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} in the dark: ${target.join(' ')}\n${failureSummary}`),
    );
    expect(found).toEqual([]);
  } finally {
    await emulate('light');
  }
});
