const SANDBOX = 'allow-forms allow-same-origin allow-top-navigation-by-user-activation';

interface ServerPageProps {
  url: string;
  onClose: () => void;
}

/**
 * One of the server's pages in a frame, not in a new tab: the server is in this page and cannot respond when it is hidden or left. A link
 * there navigates the app.
 */
export function ServerPage({ url, onClose }: ServerPageProps) {
  return (
    <dialog open className="server-page" aria-label="Página del servidor">
      <button type="button" onClick={onClose}>
        Cerrar página
      </button>
      <iframe title="Página del servidor" src={url} sandbox={SANDBOX} />
    </dialog>
  );
}
