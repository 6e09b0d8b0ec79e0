import type { ReactNode } from 'react';
import { NavigationItems, type NavigationItem } from './navigation-items.tsx';
import { Frame, Main } from './shell-frame.tsx';
import { TopLevelPages } from './top-level-pages.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export interface NavigationShellProps {
  items: readonly NavigationItem[];
  /** Disables navigation (D39); the items stay focusable. */
  busy?: boolean;
  children: ReactNode;
}

/** The frame of the signed-in app: tabs at the bottom of a phone, a rail on the left from 900 px. */
export function NavigationShell({ items, busy = false, children }: NavigationShellProps) {
  return (
    <Frame>
      <SkipLink />
      <NavigationItems items={items} busy={busy} />
      <Main id={MAIN_ID} tabIndex={-1}>
        <TopLevelPages value={items.map(({ to }) => to)}>{children}</TopLevelPages>
      </Main>
    </Frame>
  );
}
