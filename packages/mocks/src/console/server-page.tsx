interface ServerPageProps {
  address: string;
  onClose: () => void;
}

/**
 * One of the server's own pages in a frame. Not in a tab of its own: the server lives in this page, and a page that is
 * hidden or left cannot answer.
 */
export function ServerPage({ address, onClose }: ServerPageProps) {
  return (
    <dialog open className="server-page" aria-label="Page of the server">
      <button type="button" onClick={onClose}>
        Close page
      </button>
      <iframe title="Page of the server" src={address} sandbox="allow-forms allow-same-origin" />
    </dialog>
  );
}
