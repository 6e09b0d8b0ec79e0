import type { CalendarItem, ItemState } from '@huella/calendar';
import type { Pet } from '@huella/contract';
import { EmptyState } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { memo, useRef } from 'react';
import { CareSection, type CareSectionProps } from './care/care-section.tsx';
import { copy } from './copy.ts';
import { ListedItems } from './listed-items.tsx';
import { STATE_PANEL, stateTabId } from './state-tabs.tsx';

export interface HistoryPanelProps extends Omit<CareSectionProps, 'pets' | 'onLastGone'> {
  state: ItemState;
  items: readonly CalendarItem[];
  cared: readonly Pet[];
  hasProposals: boolean;
}

export const HistoryPanel = memo(function HistoryPanel(props: HistoryPanelProps) {
  const { state, items, cared, hasProposals, ...rest } = props;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Stack
      ref={panel}
      spacing={3}
      role="tabpanel"
      id={STATE_PANEL}
      aria-labelledby={stateTabId(state)}
      tabIndex={-1}
      sx={{ outline: 'none' }}
    >
      {hasProposals && state === 'upcoming' && (
        <CareSection
          pets={cared}
          onLastGone={() => panel.current?.focus({ preventScroll: true })}
          {...rest}
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          illustration={state === 'overdue' ? 'nothing-waits' : 'calendar'}
          {...copy.empty[state]}
        />
      ) : (
        <ListedItems
          key={`${state} ${cared.map(({ id }) => id).join()}`}
          items={items}
          catalogues={rest.catalogues}
          today={rest.today}
        />
      )}
    </Stack>
  );
});
