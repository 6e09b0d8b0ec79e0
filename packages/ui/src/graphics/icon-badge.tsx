import { styled } from '@mui/material/styles';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

const Square = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 12,
  fontSize: '0.875rem',
  color: theme.palette.primary.main,
  backgroundColor: theme.palette.tint.primary,
  '&[data-tone="coral"]': { color: theme.palette.secondary.main, backgroundColor: theme.palette.tint.coral },
  '&[data-tone="sun"]': { color: theme.palette.text.primary, backgroundColor: theme.palette.tint.sun },
}));

export interface IconBadgeProps {
  name: IconName;
  tone?: 'primary' | 'coral' | 'sun';
}

export function IconBadge({ name, tone }: IconBadgeProps) {
  return (
    <Square data-tone={tone}>
      <Icon name={name} />
    </Square>
  );
}
