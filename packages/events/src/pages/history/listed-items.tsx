import { useProgressiveCount } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ENTRIES_PAGE } from '../../lib/history-search.ts';
import { copy } from './copy.ts';
import { MonthGroups, type MonthGroupsProps } from './month-groups.tsx';
import { useHistoryPlace } from './use-history-place.ts';

export function ListedItems({ items, ...list }: MonthGroupsProps) {
  const { place, goTo } = useHistoryPlace();
  const count = useProgressiveCount(Math.min(place.count, items.length));
  const rest = items.length - place.count;
  return (
    <Stack spacing={3}>
      <MonthGroups items={items.slice(0, count)} {...list} />
      {rest > 0 && (
        <Button variant="outlined" onClick={() => goTo({ count: place.count + ENTRIES_PAGE })}>
          {copy.more(Math.min(rest, ENTRIES_PAGE))}
        </Button>
      )}
    </Stack>
  );
}
