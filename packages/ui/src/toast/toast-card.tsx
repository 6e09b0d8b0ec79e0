import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { copy } from '../copy.ts';
import { isSecondTap } from '../dom/is-second-tap.ts';
import { FirstIcon } from '../graphics/first-icon.tsx';
import type { Toast } from './toast-store.ts';
import { useCountdown } from './use-countdown.ts';

const Card = styled('span')(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'min(100%, 30rem)',
  minHeight: 56,
  padding: '4px 4px 4px 16px',
  borderRadius: 16,
  color: theme.palette.background.default,
  backgroundColor: theme.palette.text.primary,
  '&[data-tone="error"]': {
    color: theme.palette.error.contrastText,
    backgroundColor: theme.palette.error.main,
  },
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.22)',
  animation: 'huella-rise 200ms ease-out',
  '@keyframes huella-rise': { from: { opacity: 0, transform: 'translateY(12px)' } },
}));

const Body = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
});

const Text = styled('span')({
  flex: '1 1 11rem',
  paddingBlock: 10,
  // The text may have a second line.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const Action = styled('button')({
  flex: 'none',
  minWidth: 48,
  minHeight: 48,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: 12,
  padding: '0 12px',
  '&:not([aria-label])': { marginLeft: -12 },
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'rgb(127 127 127 / 0.25)' } },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: -4 },
});

const icons = { success: 'success', error: 'alert', warning: 'warning', info: 'info' } as const;

export interface ToastCardProps {
  toast: Toast;
  paused: boolean;
  onClose: (id: number) => void;
}

/** Paused while hovered or focused; with an action it has no timeout (D77). */
export function ToastCard({ toast, paused, onClose }: ToastCardProps) {
  const { id, tone, text, durationMs, action } = toast;
  const close = () => onClose(id);
  useCountdown(action ? Infinity : durationMs, paused, close);
  // The second tap of a double tap is on the toast that took the place of the first.
  const onTap = (work?: () => void) => (event: MouseEvent) => {
    if (isSecondTap(event)) return;
    work?.();
    close();
  };
  return (
    <Card data-tone={tone}>
      <FirstIcon name={icons[tone]} />
      <Body>
        <Text>{text}</Text>
        {action && (
          <Action type="button" onClick={onTap(action.onClick)}>
            {action.label}
          </Action>
        )}
      </Body>
      <Action type="button" aria-label={copy.close} onClick={onTap()}>
        <FirstIcon name="close" />
      </Action>
    </Card>
  );
}
