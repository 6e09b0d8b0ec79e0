import { ActionCard, VisuallyHidden } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { MOVEMENTS_STEP } from './menu-steps.ts';
import type { ProgressState } from './use-claim-progress.ts';

const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The step counts itself, so that "Volver" knows that the menu lies behind it. */
const movements = { to: `?paso=${MOVEMENTS_STEP}`, state: { depth: 1 } };

/** The four entries of the menu (D82); those whose steps are not built say so. */
export function ClaimMenu({ state }: { state: ProgressState }) {
  const { pending, missing } = state.status === 'loading' ? { pending: 0, missing: 0 } : state;
  return (
    <section>
      <VisuallyHidden as="h2">{copy.menu}</VisuallyHidden>
      <Entries>
        <li>
          <ActionCard icon="plus" tone="coral" {...copy.newRefund} note={copy.soon} />
        </li>
        <li>
          <ActionCard icon="bank" {...copy.refunds} note={copy.soon} badge={badge(pending, copy.pending)} />
        </li>
        <li>
          <ActionCard icon="card" {...copy.documents} note={copy.soon} badge={badge(missing, copy.missing)} />
        </li>
        <li>
          <ActionCard icon="calendar" tone="sun" {...copy.movementsEntry} action={movements} />
        </li>
      </Entries>
    </section>
  );
}

/** A number that nobody knows is a question mark and never a false 0 (D07). */
function badge(count: number | null, label: (count: number) => string) {
  if (count === null) return { text: '?', label: copy.unknown };
  return count === 0 ? undefined : { text: String(count), label: label(count) };
}
