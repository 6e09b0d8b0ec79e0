/** The body of a multipart call: Blobs keep their names, all else becomes text; null and undefined are left out. */
export function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries<unknown>({ ...body })) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, textOf(value));
  }
  return form;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
