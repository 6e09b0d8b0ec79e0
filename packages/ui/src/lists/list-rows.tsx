import Skeleton from '@mui/material/Skeleton';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { copy } from '../copy.ts';
import { VisuallyHidden } from '../shell/visually-hidden.tsx';
import { ListRowContent, ListRow, type ListRowContentProps } from './list-row-content.tsx';

export interface ListLinkProps extends ListRowContentProps {
  to: NavLinkProps['to'];
}

/** Links to a screen; has `aria-current` while that screen is beside the list. */
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
  /** Omitted while disabled, which `note` explains; the row stays focusable. */
  onClick?: () => void;
  opensDialog?: boolean;
  /** `forward` for consistency with links in the same list. */
  end?: 'forward';
}

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

/** Opens another site in a new tab. */
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
