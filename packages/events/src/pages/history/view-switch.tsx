import { Icon } from '@huella/ui';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';
import { useHistoryQuery } from './use-history-query.ts';

/** Between list and month, in a phone's bar. */
export function ViewSwitch() {
  const { query, searchOf, follow } = useHistoryQuery();
  const isMonth = query.view === 'month';
  const change = { view: isMonth ? 'list' : 'month' } as const;
  const label = isMonth ? copy.list : copy.month;
  return (
    <IconButton
      component={Link}
      to={{ search: searchOf(change) }}
      replace
      onClick={follow(change, { preventScrollReset: false })}
      aria-label={label}
      title={label}
      color="primary"
    >
      <Icon name={isMonth ? 'list' : 'calendar'} />
    </IconButton>
  );
}
