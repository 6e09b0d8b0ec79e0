import Skeleton from '@mui/material/Skeleton';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { copy } from '../copy.ts';
import { VisuallyHidden } from '../shell/visually-hidden.tsx';
import { ListRowContent, ListRow, type ListRowContentProps } from './list-row-content.tsx';

export interface ListLinkProps extends ListRowContentProps {
  to: NavLinkProps['to'];
}

/** A row of a `ListGroup` that leads to another screen of the app; beside that screen it says with `aria-current` that it is shown. */
export function ListLink({ to, ...content }: ListLinkProps) {
  return (
    <ListRow>
      <NavLink to={to}>
        <ListRowContent {...content} end="forward" />
      </NavLink>
    </ListRow>
  );
}

export interface ListButtonProps extends ListRowContentProps {
  /** Left out where it does nothing for now, which `note` says: it is shown, read and reachable, but not followed. */
  onClick?: () => void;
  /** True where a dialog opens. */
  opensDialog?: boolean;
  /** `forward` where the dialog leads further, among rows that do. */
  end?: 'forward';
}

/** A row of a `ListGroup` that does something here. */
export function ListButton({ onClick, opensDialog = false, ...content }: ListButtonProps) {
  return (
    <ListRow>
      <button
        type="button"
        onClick={onClick}
        aria-disabled={onClick === undefined || undefined}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
      >
        <ListRowContent {...content} />
      </button>
    </ListRow>
  );
}

export interface ListAnchorProps extends ListRowContentProps {
  href: string;
}

/** A row of a `ListGroup` that leads out of the app, in a window of its own. */
export function ListAnchor({ href, ...content }: ListAnchorProps) {
  return (
    <ListRow>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <ListRowContent {...content} end="external" />
        <VisuallyHidden>{copy.opensNewTab}</VisuallyHidden>
      </a>
    </ListRow>
  );
}

/** The place of a row whose words are not known yet. */
export function ListRowSkeleton() {
  return (
    <ListRow aria-hidden="true">
      <div>
        <Skeleton variant="rounded" width={40} height={40} />
        <Skeleton width="60%" />
      </div>
    </ListRow>
  );
}
