/** Whether this device has a share sheet that takes pictures. */
export function canShareFiles(): boolean {
  const sample = new File([new Uint8Array(1)], 'carnet.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

/** Opens the share sheet. `refused`: it did not open, as when the tap that asked for it is too long ago. */
export async function shareFile(file: File): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}
