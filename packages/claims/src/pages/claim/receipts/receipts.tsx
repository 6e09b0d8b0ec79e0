import type { Receipt } from '@huella/contract';
import { useOutboxItems } from '@huella/outbox';
import { InlineAlert, ListSkeleton, useSheetOnTap } from '@huella/ui';
import { formatMoney } from '@huella/validation/number';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CLAIMS_FRESH_SECONDS, LINKS_SECONDS, claimsApi } from '../../../api/claims-endpoints.ts';
import { FileRow } from '../../../components/claim-file/file-row.tsx';
import { copy as shared } from '../../../copy.ts';
import { topics } from '../../../lib/file-topics.ts';
import { copy } from './copy.ts';
import type { ReceiptTarget } from './use-receipt-form.ts';

const loadReceiptSheet = async () => (await import('./receipt-sheet.tsx')).ReceiptSheet;

export interface ReceiptsProps extends ReceiptTarget {
  isDecided: boolean;
}

/** The receipts of a vet form: stored, unsent, and a button to add one. */
export function Receipts({ claimId, vetFormId, isDecided }: ReceiptsProps) {
  const { LoadedSheet: ReceiptSheet, isOpen, open, close } = useSheetOnTap(loadReceiptSheet);
  const { currentData, isError, refetch } = claimsApi.useListReceiptsQuery(vetFormId, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
    pollingInterval: LINKS_SECONDS * 1000,
  });
  const unsent = useOutboxItems(topics.receiptPrefix(claimId, vetFormId));
  const receipts = currentData ?? [];
  const isEmpty = receipts.length + unsent.length === 0;
  if (currentData === undefined && !isError) return <ListSkeleton rows={1} />;
  return (
    <Stack component="section" spacing={1}>
      <Typography component="h4" sx={{ fontWeight: 600 }}>
        {copy.title}
      </Typography>
      {isError && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: () => void refetch() }}>
          {copy.error}
        </InlineAlert>
      )}
      {isEmpty && !isError && <Typography sx={{ color: 'text.secondary' }}>{copy.empty}</Typography>}
      {!isEmpty && (
        <Stack component="ul" aria-label={copy.list} spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {receipts.map((receipt) => (
            <li key={receipt.id}>
              <FileRow
                fileKind="receipt"
                title={receipt.concepto}
                detail={<Amount pesos={receipt.monto} />}
                review={receipt}
                isDecided={isDecided}
                onSendAnother={open}
              />
            </li>
          ))}
          {unsent.map((item) => (
            <li key={item.id}>
              <FileRow
                fileKind="receipt"
                title={item.title}
                detail={<Amount pesos={Number(item.fields['monto'])} />}
                sending={item}
                isDecided={isDecided}
                onSendAnother={open}
              />
            </li>
          ))}
        </Stack>
      )}
      {!isDecided && (
        <div>
          <Button variant={isEmpty ? 'contained' : 'outlined'} aria-haspopup="dialog" onClick={open}>
            {copy.add}
          </Button>
        </div>
      )}
      {ReceiptSheet && <ReceiptSheet claimId={claimId} vetFormId={vetFormId} open={isOpen} onClose={close} />}
    </Stack>
  );
}

function Amount({ pesos }: { pesos: Receipt['monto'] }) {
  return (
    <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(pesos)}
    </Typography>
  );
}
