import type { RenderedRoutes } from '@huella/testing';

/** Replaces the text of a field by a paste: the tests of ui cover typing. */
export async function write(user: RenderedRoutes['user'], field: Promise<HTMLElement>, text: string) {
  await user.clear(await field);
  await user.click(await field);
  await user.paste(text);
}
