import { expect, userEvent, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** The page with its dialogs. */
export const page = (canvasElement: HTMLElement): Canvas => within(canvasElement.ownerDocument.body);

export async function press(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

export async function fill(canvas: Canvas, name: string, text: string) {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export async function see(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible());
}
