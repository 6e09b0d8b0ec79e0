import type { Setting } from '@huella/api-client';
import type { Resolution } from '@huella/contract';
import { formatMoney } from '@huella/validation/number';
import { formatInstantDay } from '@huella/validation/day';
import { EndingChip } from '../../components/ending-chip/ending-chip.tsx';
import { copy } from './copy.ts';
import { Outcome } from './resolution/outcome.tsx';
import { WhyNot } from './resolution/why-not.tsx';

export interface EndingProps {
  claimId: number;
  resolution: Resolution;
  support: Setting;
}

/** How a claim ended: the payment, or why there is none and what can be done. */
export function Ending({ claimId, resolution, support }: EndingProps) {
  const { lineas, pagado } = resolution;
  const paidAt = lineas.find(({ fecha }) => fecha !== null)?.fecha ?? null;
  return (
    <div className="now" data-ending={paidAt === null ? 'unpaid' : 'paid'}>
      <EndingChip result={resolution} />
      {paidAt === null ? (
        <>
          <Outcome resolution={resolution} />
          <WhyNot claimId={claimId} resolution={resolution} support={support} />
        </>
      ) : (
        <p className="sentence">{copy.paid(formatMoney(pagado), formatInstantDay(paidAt))}</p>
      )}
    </div>
  );
}
