import type { ItemState } from '@huella/calendar';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { copy } from './copy.ts';
import { useHistoryQuery } from './use-history-query.ts';

export const STATE_PANEL = 'history-panel';
export const stateTabId = (state: ItemState) => `history-${state}`;

const STATES = ['done', 'overdue', 'upcoming'] as const satisfies readonly ItemState[];

const Tabs = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& button': {
    ...theme.typography.body2,
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minHeight: 52,
    padding: 4,
    border: 0,
    borderRadius: 15,
    fontWeight: 600,
    color: theme.palette.text.primary,
    background: 'none',
    cursor: 'pointer',
  },
  '@media (hover: hover)': { '& button:hover': { color: theme.palette.primary.main } },
  '& [aria-selected="true"]': {
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
    boxShadow: `inset 0 0 0 1.5px ${theme.palette.primary.main}`,
  },
  '& .count': {
    minWidth: 24,
    padding: '1px 6px',
    borderRadius: 999,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.tint.sun,
  },
  '& .count[data-urgent]': {
    color: theme.palette.secondary.contrastText,
    backgroundColor: theme.palette.secondary.main,
  },
}));

/** Tabs with counts; arrows, Home and End move between them. */
export function StateTabs({ counts }: { counts: Readonly<Record<ItemState, { length: number }>> }) {
  const { query, latest, goTo } = useHistoryQuery();
  const list = useRef<HTMLDivElement>(null);
  const choose = (event: KeyboardEvent) => {
    const state = stateByKey(event.key, latest().state);
    if (state === undefined) return;
    event.preventDefault();
    goTo({ state });
    list.current?.querySelector<HTMLElement>(`#${stateTabId(state)}`)?.focus();
  };
  return (
    <Tabs ref={list} role="tablist" aria-label={copy.tabs}>
      {STATES.map((state) => (
        <button
          key={state}
          type="button"
          role="tab"
          id={stateTabId(state)}
          aria-selected={state === query.state}
          aria-controls={STATE_PANEL}
          tabIndex={state === query.state ? 0 : -1}
          onClick={() => goTo({ state })}
          onKeyDown={choose}
        >
          {copy.states[state]}{' '}
          <span
            className="count"
            data-urgent={(state === 'overdue' && counts.overdue.length > 0) || undefined}
          >
            {counts[state].length}
          </span>
        </button>
      ))}
    </Tabs>
  );
}

/** The tab for a key; undefined for other keys. */
function stateByKey(key: string, from: ItemState): ItemState | undefined {
  const at = STATES.indexOf(from);
  const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const to = steps[key];
  return to === undefined ? undefined : STATES.at(to % STATES.length);
}
