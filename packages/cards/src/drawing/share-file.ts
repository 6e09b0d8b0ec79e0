export function canShareFiles(): boolean {
  const sample = new File([new Uint8Array(1)], 'carnet.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

/** Opens the share sheet. `refused`: the browser did not open it, for example because the tap was too long ago. */
export async function shareFile(file: File): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}
