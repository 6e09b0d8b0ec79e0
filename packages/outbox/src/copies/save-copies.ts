import { saveFile } from '@huella/ui';
import { outboxStore } from '../state/outbox-store.ts';

const ARCHIVE = 'huella-sin-enviar.zip';

/**
 * Hands the person all files that are not sent yet, as one archive. Answers how many the browser could no longer read;
 * null when the person did not take the archive.
 */
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
