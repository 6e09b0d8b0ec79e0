import type { FiscalCode } from '@huella/fiscal-code';
import type { ReceiptPlace } from '@huella/contract';
import { InlineAlert, stepSearch, TextLink } from '@huella/ui';
import { isolate } from '@huella/validation/text';
import { formatInstantDay } from '@huella/validation/day';
import { claimFilesApi } from '../../../api/claim-files-endpoints.ts';
import { claimsPaths } from '../../../paths.ts';
import { copy } from './copy.ts';

/** Where the same invoice was filed; null where unknown (D94). */
export function useSameReceipt(code: FiscalCode | null): ReceiptPlace | null {
  const { currentData } = claimFilesApi.useFindReceiptsQuery(code?.number ?? NO_NUMBER, {
    skip: code === null,
    refetchOnMountOrArgChange: true,
  });
  return currentData?.[0] ?? null;
}

const NO_NUMBER = { cuit: '', tipo: 0, puntoVenta: 0, numero: 0 };

export interface SameReceiptProps {
  receipt: ReceiptPlace;
  onLeave: () => void;
}

export function SameReceipt({ receipt, onLeave }: SameReceiptProps) {
  const { fecha, concepto, siniestroId } = receipt;
  return (
    <InlineAlert tone="warning">
      {copy.same.text(formatInstantDay(fecha), isolate(concepto), siniestroId)}{' '}
      <TextLink
        to={{ pathname: claimsPaths.claim.href(siniestroId), search: stepSearch('reintegros') }}
        onClick={onLeave}
      >
        {copy.same.open}
      </TextLink>
    </InlineAlert>
  );
}
