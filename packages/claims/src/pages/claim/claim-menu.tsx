import type { ClaimMovement } from '@huella/contract';
import { ActionCard, useUrlStep, VisuallyHidden } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import type { MenuStep } from '../../lib/menu-steps.ts';
import { copy } from './copy.ts';
import { daysAgo } from './days-ago.ts';
import { hasDecision, type ProgressState } from './use-claim-progress.ts';

const Entries = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  hyphens: 'auto',
  '& > li': { display: 'grid' },
});

export interface ClaimMenuProps {
  movements: readonly ClaimMovement[];
  state: ProgressState;
  onContact: () => void;
}

export function ClaimMenu({ movements, state, onContact }: ClaimMenuProps) {
  const { pending, missing } = state.status === 'loading' ? { pending: 0, missing: 0 } : state;
  const { stepTo } = useUrlStep();
  const stepOf = (step: MenuStep) => stepTo(step);
  return (
    <section className="screen">
      <VisuallyHidden as="h2">{copy.menu}</VisuallyHidden>
      <Entries>
        <li>
          <ActionCard
            icon="plus"
            tone="coral"
            {...copy.newRefund}
            {...(hasDecision(state) ? { note: copy.decided } : { action: { open: onContact } })}
          />
        </li>
        <li>
          <ActionCard
            icon="receipt"
            {...copy.refunds}
            action={stepOf('reintegros')}
            badge={badge(pending, copy.pending, copy.pendingUnknown)}
          />
        </li>
        <li>
          <ActionCard
            icon="file"
            {...copy.documents}
            action={stepOf('documentacion')}
            badge={badge(missing, copy.missing, copy.missingUnknown)}
          />
        </li>
        <li>
          <ActionCard
            icon="list"
            tone="sun"
            {...copy.movementsEntry}
            text={lastMovement(movements)}
            action={stepOf('movimientos')}
          />
        </li>
      </Entries>
    </section>
  );
}

/** When the last movement was (D90); a description of movements without one. */
function lastMovement(movements: readonly ClaimMovement[]): string {
  const last = newestOf(movements);
  if (last === undefined) return copy.movementsEntry.text;
  return copy.lastMovement(daysAgo(last, todayInArgentina()));
}

function newestOf(movements: readonly ClaimMovement[]): string | undefined {
  const dates = movements.map(({ fecha_movimiento }) => fecha_movimiento);
  return dates.toSorted((one, other) => Date.parse(other) - Date.parse(one)).at(0);
}

/** An unknown number is a question mark, never a wrong 0 (D07). */
function badge(count: number | null, label: (count: number) => string, unknown: string) {
  if (count === null) return { text: '?', label: unknown };
  return count === 0 ? undefined : { text: String(count), label: label(count) };
}
