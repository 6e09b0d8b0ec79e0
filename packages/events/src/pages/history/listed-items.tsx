import { useProgressiveCount } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ENTRIES_PAGE } from '../../lib/history-search.ts';
import { copy } from './copy.ts';
import { MonthGroups, type MonthGroupsProps } from './month-groups.tsx';
import { useHistoryQuery } from './use-history-query.ts';

export function ListedItems({ items, ...list }: MonthGroupsProps) {
  const { query, goTo } = useHistoryQuery();
  const count = useProgressiveCount(Math.min(query.count, items.length));
  const rest = items.length - query.count;
  return (
    <Stack spacing={3}>
      <MonthGroups items={items.slice(0, count)} {...list} />
      {rest > 0 && (
        <Button variant="outlined" onClick={() => goTo({ count: query.count + ENTRIES_PAGE })}>
          {copy.more(Math.min(rest, ENTRIES_PAGE))}
        </Button>
      )}
    </Stack>
  );
}
