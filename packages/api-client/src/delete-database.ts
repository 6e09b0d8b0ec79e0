/** Deletes a whole IndexedDB database, so that the next user finds nothing (D80). Never rejects. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase(name);
      for (const end of ['success', 'error']) deleting.addEventListener(end, () => resolve());
    } catch {
      resolve();
    }
  });
}
