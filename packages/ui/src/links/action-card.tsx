import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { copy } from '../copy.ts';
import type { IconName } from '../graphics/icon-paths.ts';
import { Icon } from '../graphics/icon.tsx';
import { VisuallyHidden } from '../shell/visually-hidden.tsx';
import { actionCardStyle } from './action-card-style.ts';

export interface ActionCardProps {
  icon: IconName;
  title: string;
  text?: string;
  tone?: 'primary' | 'coral' | 'sun';
  /** Goes to a screen, to another site in a new tab, or opens something. */
  action?: { to: string; state?: unknown } | { href: string } | { open: () => void };
  /** Why it is disabled; the card stays focusable. */
  note?: string;
  /** A short count, announced as `label`. */
  badge?: { text: string; label: string };
}

const Card = styled('span')(({ theme }) => actionCardStyle(theme));

export function ActionCard({ icon, title, text, tone = 'primary', action, note, badge }: ActionCardProps) {
  const isElsewhere = action !== undefined && 'href' in action;
  return (
    <Card>
      <Target action={note === undefined ? action : undefined}>
        <span className="badge" data-tone={tone}>
          <Icon name={icon} />
        </span>
        <span className="words">
          <strong>{title}</strong>
          {text !== undefined && <span>{text}</span>}
          {note !== undefined && <em>{note}</em>}
          {isElsewhere && <VisuallyHidden> {copy.opensNewTab}</VisuallyHidden>}
        </span>
        {badge !== undefined && (
          <>
            <span className="count" aria-hidden="true">
              {badge.text}
            </span>
            <VisuallyHidden> {badge.label}</VisuallyHidden>
          </>
        )}
        {note === undefined && <Icon name={isElsewhere ? 'external' : 'forward'} />}
      </Target>
    </Card>
  );
}

function Target({ action, children }: Pick<ActionCardProps, 'action'> & { children: ReactNode }) {
  if (action === undefined) return <Press aria-disabled="true">{children}</Press>;
  if ('to' in action)
    return (
      <Link to={action.to} state={action.state}>
        {children}
      </Link>
    );
  if ('open' in action)
    return (
      <Press aria-haspopup="dialog" onClick={action.open}>
        {children}
      </Press>
    );
  return (
    <a href={action.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Press(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}
