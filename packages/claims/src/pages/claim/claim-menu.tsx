import type { ClaimMovement } from '@huella/contract';
import { ActionCard, useStepAddress, VisuallyHidden } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import type { MenuStep } from '../../lib/menu-steps.ts';
import { copy } from './copy.ts';
import { daysAgo } from './days-ago.ts';
import { isDecided, type ProgressState } from './use-claim-progress.ts';

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
  /** Those that are known. */
  movements: readonly ClaimMovement[];
  state: ProgressState;
  /** Opens the form to a vet that begins a reimbursement. */
  onContact: () => void;
}

/** The four entries of the menu (D82). */
export function ClaimMenu({ movements, state, onContact }: ClaimMenuProps) {
  const { pending, missing } = state.status === 'loading' ? { pending: 0, missing: 0 } : state;
  const { stepTo } = useStepAddress();
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
            {...(isDecided(state) ? { note: copy.decided } : { action: { open: onContact } })}
          />
        </li>
        <li>
          <ActionCard
            icon="bank"
            {...copy.refunds}
            action={stepOf('reintegros')}
            badge={badge(pending, copy.pending, copy.pendingUnknown)}
          />
        </li>
        <li>
          <ActionCard
            icon="card"
            {...copy.documents}
            action={stepOf('documentacion')}
            badge={badge(missing, copy.missing, copy.missingUnknown)}
          />
        </li>
        <li>
          <ActionCard
            icon="calendar"
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

/** When something happened last (D90); what the movements are while that is not known, or before the first. */
function lastMovement(movements: readonly ClaimMovement[]): string {
  const last = newestOf(movements);
  if (last === undefined) return copy.movementsEntry.text;
  return copy.lastMovement(daysAgo(last, todayInArgentina(new Date())));
}

function newestOf(movements: readonly ClaimMovement[]): string | undefined {
  const dates = movements.map(({ fecha_movimiento }) => fecha_movimiento);
  return dates.toSorted((one, other) => Date.parse(other) - Date.parse(one)).at(0);
}

/** A number that nobody knows is a question mark and never a false 0 (D07). */
function badge(count: number | null, label: (count: number) => string, unknown: string) {
  if (count === null) return { text: '?', label: unknown };
  return count === 0 ? undefined : { text: String(count), label: label(count) };
}
