import { waitsForOwner } from './indications-in-order.ts';
import type { Indication } from '@huella/contract';

/** `unfinished`: a decided claim did not need it any more. */
type GroupName = 'toSend' | 'sent' | 'completed' | 'unfinished';

export interface IndicationGroup {
  readonly name: GroupName;
  readonly indications: readonly Indication[];
  readonly shownFirst: number;
}

/** Open indications shown at first. */
const FIRST_OPEN = 10;

/** Completed indications shown at first. */
const FIRST_COMPLETED = 3;

export interface GroupingOptions {
  /** Those whose cards show the receipts of their form. */
  withReceipts: ReadonlySet<number>;
  isDecided: boolean;
}

/** Groups sorted indications; no group is empty. Limits how many are shown, except completed ones that may need a receipt. */
export function indicationGroups(
  inOrder: readonly Indication[],
  { withReceipts, isDecided }: GroupingOptions,
): IndicationGroup[] {
  const by = Object.groupBy(inOrder, (indication) => groupOf(indication, isDecided));
  const { toSend = [], sent = [], unfinished = [], completed = [] } = by;
  const receiptsFirst = completed.toSorted(
    (one, other) => Number(withReceipts.has(other.id)) - Number(withReceipts.has(one.id)),
  );
  const waiting = isDecided ? 0 : completed.filter(({ id }) => withReceipts.has(id)).length;
  const groups: IndicationGroup[] = [
    { name: 'toSend', indications: toSend, shownFirst: Math.min(toSend.length, FIRST_OPEN) },
    { name: 'sent', indications: sent, shownFirst: Math.min(sent.length, FIRST_OPEN) },
    { name: 'completed', indications: receiptsFirst, shownFirst: Math.max(waiting, FIRST_COMPLETED) },
    { name: 'unfinished', indications: unfinished, shownFirst: FIRST_COMPLETED },
  ];
  return groups.filter(({ indications }) => indications.length > 0);
}

function groupOf(indication: Indication, isDecided: boolean): GroupName {
  if (indication.estado === 'COMPLETADO') return 'completed';
  if (isDecided) return 'unfinished';
  return waitsForOwner(indication) ? 'toSend' : 'sent';
}
