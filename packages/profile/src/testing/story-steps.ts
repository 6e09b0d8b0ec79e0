import { expect, userEvent, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** The page and what opens over it. */
export const page = (canvasElement: HTMLElement): Canvas => within(canvasElement.ownerDocument.body);

export async function press(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Replaces what stands in the field. */
export async function fill(canvas: Canvas, name: string, text: string) {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Waits until something has faded in: a dialog, a toast. */
export async function see(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible());
}
