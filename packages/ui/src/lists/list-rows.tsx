import { Link, type LinkProps } from 'react-router-dom';
import { copy } from '../copy.ts';
import { VisuallyHidden } from '../shell/visually-hidden.tsx';
import { ListFace, ListRow, type ListFaceProps } from './list-face.tsx';

export interface ListLinkProps extends ListFaceProps {
  to: LinkProps['to'];
}

/** A row of a `ListGroup` that leads to another screen of the app. */
export function ListLink({ to, ...face }: ListLinkProps) {
  return (
    <ListRow>
      <Link to={to}>
        <ListFace {...face} end="forward" />
      </Link>
    </ListRow>
  );
}

export interface ListButtonProps extends ListFaceProps {
  onClick: () => void;
  /** True where a dialog opens. */
  opensDialog?: boolean;
}

/** A row of a `ListGroup` that does something here. */
export function ListButton({ onClick, opensDialog = false, ...face }: ListButtonProps) {
  return (
    <ListRow>
      <button type="button" onClick={onClick} aria-haspopup={opensDialog ? 'dialog' : undefined}>
        <ListFace {...face} />
      </button>
    </ListRow>
  );
}

export interface ListAnchorProps extends ListFaceProps {
  href: string;
}

/** A row of a `ListGroup` that leads out of the app, in a window of its own. */
export function ListAnchor({ href, ...face }: ListAnchorProps) {
  return (
    <ListRow>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <ListFace {...face} end="external" />
        <VisuallyHidden>{copy.opensNewTab}</VisuallyHidden>
      </a>
    </ListRow>
  );
}
