import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { VisuallyHidden } from '../shell/visually-hidden.tsx';
import { Icon } from '../pictures/icon.tsx';

export interface NoticeProps {
  tone: 'error' | 'success' | 'warning' | 'info';
  children: ReactNode;
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  padding: '12px 16px',
  borderRadius: 12,
  color: theme.palette.text.primary,
  '& > svg': { marginTop: 1 },
  ...Object.fromEntries(
    (['error', 'success', 'warning', 'info'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      { backgroundColor: theme.palette.tint[tone], '& > svg': { color: theme.palette[tone].main } },
    ]),
  ),
}));

/** A remark in the page: a colour, an icon and a word for what kind it is. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Box data-tone={tone}>
      <Icon name={tone === 'error' ? 'alert' : tone} />
      <div>
        <VisuallyHidden>{copy.alert[tone]}: </VisuallyHidden>
        {children}
      </div>
    </Box>
  );
}
