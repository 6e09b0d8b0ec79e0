const SANDBOX = 'allow-forms allow-same-origin allow-top-navigation-by-user-activation';

interface ServerPageProps {
  address: string;
  onClose: () => void;
}

/**
 * One of the server's own pages in a frame. Not in a tab of its own: the server lives in this page, and a page that is
 * hidden or left cannot answer. A link that somebody clicks there leads the app on.
 */
export function ServerPage({ address, onClose }: ServerPageProps) {
  return (
    <dialog open className="server-page" aria-label="Página del servidor">
      <button type="button" onClick={onClose}>
        Cerrar página
      </button>
      <iframe title="Página del servidor" src={address} sandbox={SANDBOX} />
    </dialog>
  );
}
