import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { IconBadge } from '../graphics/icon-badge.tsx';
import type { IconName } from '../graphics/icon-paths.ts';
import { ButtonLink } from '../links/button-link.tsx';
import { TextLink } from '../links/text-link.tsx';
import { InlineAlert } from '../states/inline-alert.tsx';
import { ListSkeleton } from '../states/skeletons.tsx';
import { copy } from '../copy.ts';

export interface WaitingItem {
  key: string | number;
  icon: IconName;
  /** `coral` if overdue or blocking. */
  tone: 'coral' | 'sun' | 'primary';
  title: string;
  text: string;
  /** `name` is announced where the label is not unique. */
  action: { to: string; state?: unknown; label: string; name?: string };
}

export interface WaitingGroup {
  group: string;
  isLoading?: boolean;
  /** The most urgent first. */
  items: readonly WaitingItem[];
  rest?: { to: string; label: string };
  failure?: { message: string; retry: () => void };
}

const Rows = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  containerType: 'inline-size',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '&[data-tone="coral"]': { boxShadow: `inset 4px 0 0 ${theme.palette.secondary.main}` },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 14px',
    padding: '14px 16px',
  },
  '& .words': { overflowWrap: 'break-word', hyphens: 'auto' },
  '@container (max-width: 30rem)': {
    '& .action': { gridColumn: '2 / -1', justifySelf: 'start' },
  },
  '@container (max-width: 15rem)': {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .badge': { display: 'none' },
    '& .action': { gridColumn: '1 / -1' },
  },
}));

/** Renders a group once those before it are loaded, so that nothing appears above a button about to be tapped. */
export function WaitingList({ groups }: { groups: readonly WaitingGroup[] }) {
  const awaited = groups.findIndex(({ isLoading }) => isLoading);
  const shown = awaited < 0 ? groups : groups.slice(0, awaited);
  return (
    <>
      <Rows>
        {shown.map((each) => (
          <Group key={each.group} {...each} />
        ))}
      </Rows>
      {awaited >= 0 && <ListSkeleton rows={1} />}
    </>
  );
}

function Group({ items, rest, failure }: WaitingGroup) {
  return (
    <>
      {items.map(({ key, ...item }) => (
        <Item key={key} {...item} />
      ))}
      {rest !== undefined && (
        <li>
          <TextLink to={rest.to}>{rest.label}</TextLink>
        </li>
      )}
      {failure !== undefined && (
        <li>
          <InlineAlert tone="warning" action={{ label: copy.retry, onClick: failure.retry }}>
            {failure.message}
          </InlineAlert>
        </li>
      )}
    </>
  );
}

function Item({ icon, tone, title, text, action }: Omit<WaitingItem, 'key'>) {
  return (
    <Row data-tone={tone}>
      <div>
        <span className="badge">
          <IconBadge name={icon} tone={tone} />
        </span>
        <div className="words">
          <Typography component="h3" sx={{ fontWeight: 650, lineHeight: 1.35 }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </div>
        <span className="action">
          <ButtonLink to={action.to} state={action.state} variant="outlined" aria-label={action.name}>
            {action.label}
          </ButtonLink>
        </span>
      </div>
    </Row>
  );
}
