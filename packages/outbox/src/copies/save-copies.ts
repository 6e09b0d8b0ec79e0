import { saveFile } from '@huella/ui';
import { outboxStore } from '../state/outbox-store.ts';

const ARCHIVE = 'huella-sin-enviar.zip';

/** Offers all unsent files as one archive. Returns how many could not be read; null when the user cancelled. */
export async function saveCopies(): Promise<number | null> {
  const { zipFiles } = await import('./zip-files.ts');
  const items = outboxStore.read().items.filter(({ hasArrived }) => !hasArrived);
  const read = await Promise.all(
    items.map(async (item) => ({ name: item.fileName, file: await item.file() })),
  );
  const files = read.flatMap(({ name, file }) => (file ? [{ name, file }] : []));
  if (files.length > 0 && !(await saveFile(await zipFiles(files), ARCHIVE))) return null;
  return items.length - files.length;
}
