import { appPaths } from '@huella/contract/app-paths';
import { Icon } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { useOutboxCounts, useOutboxSnapshot } from '../../use-outbox.ts';
import { badgeText } from './badge-text.ts';
import { copy } from './copy.ts';

const Pill = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minWidth: 48,
  minHeight: 48,
  boxSizing: 'border-box',
  padding: '0 14px',
  overflow: 'hidden',
  borderRadius: 999,
  border: `1px solid ${theme.palette.primary.main}`,
  color: theme.palette.primary.main,
  backgroundColor: theme.palette.background.paper,
  fontWeight: 700,
  textDecoration: 'none',
  '&[data-tone="error"]': { color: theme.palette.error.main, borderColor: theme.palette.error.main },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
}));

const Bar = styled('span')({
  position: 'absolute',
  left: 0,
  bottom: 0,
  height: 4,
  backgroundColor: 'currentcolor',
  transition: 'width 150ms',
});

export function BadgeLink() {
  const { items } = useOutboxSnapshot();
  const counts = useOutboxCounts();
  const { pathname } = useLocation();
  const { waiting, failed, lost } = counts;
  const total = waiting + failed + lost;
  if (total === 0 || pathname === appPaths.outbox.path) return null;
  const current = items.find(({ status }) => status === 'sending' || status === 'confirming');
  const isTrouble = failed + lost > 0;
  return (
    <Pill
      to={appPaths.outbox.path}
      data-tone={isTrouble ? 'error' : undefined}
      aria-label={`${badgeText(counts)}. ${copy.open}`}
    >
      <Icon name={isTrouble ? 'alert' : 'upload'} />
      <span aria-hidden="true">{total}</span>
      {current && <Bar style={{ width: `${Math.round(current.progress * 100)}%` }} />}
    </Pill>
  );
}
