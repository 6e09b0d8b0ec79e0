import { copy } from '../copy.ts';
import { isInstalled } from '../install/is-installed.ts';
import { isInstalledByHand } from '../install/is-installed-by-hand.ts';
import { toast } from '../toast/toast-store.ts';

/** Milliseconds before the object URL is revoked, so that the download can begin. */
const GRACE = 60_000;

/**
 * Saves a file: as a download, or through the share sheet in an installed app on an iPhone, where a download opens a page without
 * a way back. False if the sheet was closed or is not open yet.
 */
export async function saveFile(file: Blob, name: string): Promise<boolean> {
  const shared = { files: [new File([file], name, { type: file.type })] };
  if (leavesBySharing(shared)) return share(shared);
  download(file, name);
  return true;
}

function leavesBySharing(shared: ShareData): boolean {
  // Missing on older systems.
  const { navigator }: { navigator: Partial<Navigator> } = window;
  return isInstalledByHand() && isInstalled() && navigator.canShare?.(shared) === true;
}

async function share(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // The user activation expired while the file was created: offers a new tap, which opens the sheet at once.
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      toast.info(copy.share.ready, {
        action: { label: copy.share.action, onClick: () => void share(shared) },
      });
    return false;
  }
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), GRACE);
}
