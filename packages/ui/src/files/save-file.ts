import { copy } from '../copy.ts';
import { isInstalled } from '../install/is-installed.ts';
import { isInstalledByHand } from '../install/is-installed-by-hand.ts';
import { toast } from '../toast/toast-store.ts';

/** How long the browser may take to begin the download before the address of the bytes is taken back, in milliseconds. */
const GRACE = 60_000;

/**
 * Hands some bytes to the person under a name: as a download or, in an app on an iPhone's home screen, where a download opens a page
 * without a way back, through the share sheet. Answers whether they have left; not when the sheet was closed or has yet to be opened.
 */
export async function saveFile(file: Blob, name: string): Promise<boolean> {
  const shared = { files: [new File([file], name, { type: file.type })] };
  if (leavesBySharing(shared)) return share(shared);
  download(file, name);
  return true;
}

function leavesBySharing(shared: ShareData): boolean {
  // An older system has no such call.
  const { navigator }: { navigator: Partial<Navigator> } = window;
  return isInstalledByHand() && isInstalled() && navigator.canShare?.(shared) === true;
}

async function share(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // The file took so long that the tap does not count any more: the next one opens the sheet at once.
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      toast.info(copy.share.ready, {
        action: { label: copy.share.action, onClick: () => void share(shared) },
      });
    return false;
  }
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
