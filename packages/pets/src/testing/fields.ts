import type { RenderedRoutes } from '@huella/testing';

/** Puts a text in the place of what a field holds, in one go: the typing itself is for the tests of ui. */
export async function write(user: RenderedRoutes['user'], field: Promise<HTMLElement>, text: string) {
  await user.clear(await field);
  await user.click(await field);
  await user.paste(text);
}
