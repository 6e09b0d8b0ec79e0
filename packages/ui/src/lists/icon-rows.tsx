import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { IconBadge } from '../graphics/icon-badge.tsx';
import type { IconName } from '../graphics/icon-paths.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 24,
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.palette.text.secondary },
  '& ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 12 },
}));

export interface IconRowsProps {
  title: string;
  rows: readonly { readonly icon: IconName; readonly text: string }[];
  children?: ReactNode;
}

/** Icons with texts about a page, beside it on a desktop and below it on a phone. */
export function IconRows({ title, rows, children }: IconRowsProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {rows.map(({ icon, text }) => (
          <li key={text}>
            <IconBadge name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
