import type { Claim, Indication } from '@huella/contract';
import { EmptyState, ErrorState, InlineAlert, ListSkeleton, StickyBar, useFocusKeeper } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../../api/claims-endpoints.ts';
import { FormSent } from '../../../components/vet-contact/form-sent.tsx';
import { copy as shared } from '../../../copy.ts';
import { hasDecision, useClaimProgress } from '../use-claim-progress.ts';
import { copy } from './copy.ts';
import { IndicationCard } from './indication-card.tsx';
import { indicationGroups } from './indication-groups.ts';
import { IndicationList } from './indication-list.tsx';
import { indicationsInOrder } from './indications-in-order.ts';
import { useRefundSheets } from './use-refund-sheets.tsx';
import { useIndicationSelection } from './use-indication-selection.ts';

/** Indications, a card each (specification §4 *Indication*): step 1 of the menu. */
export function Refunds({ claim }: { claim: Claim }) {
  const { currentData, error, isError, isFetching, refetch } = claimsApi.useListIndicationsQuery(claim.id, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  const state = useClaimProgress(claim);
  if (currentData === undefined)
    return isError ? (
      <ErrorState title={copy.error} cause={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <ListSkeleton rows={3} />
    );
  return (
    <Stack spacing={2}>
      {isError && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: () => void refetch() }}>
          {copy.outdated}
        </InlineAlert>
      )}
      {hasDecision(state) && <InlineAlert tone="info">{copy.decided}</InlineAlert>}
      <Indications claimId={claim.id} indications={currentData} isDecided={hasDecision(state)} />
    </Stack>
  );
}

interface IndicationsProps {
  claimId: number;
  indications: readonly Indication[];
  isDecided: boolean;
}

function Indications({ claimId, indications, isDecided }: IndicationsProps) {
  const selection = useIndicationSelection(claimId, indications);
  const { sheets, hasSent, ...actions } = useRefundSheets(claimId, selection.remove);
  const focusProps = useFocusKeeper();
  const inOrder = indicationsInOrder(indications);
  const withReceipts = firstsOfForms(inOrder);
  const send = () => actions.send(selection.selected);
  return (
    <Stack spacing={3} {...focusProps}>
      {hasSent && <FormSent />}
      {indications.length === 0 ? (
        <EmptyState
          illustration="refund"
          title={copy.empty.title}
          text={copy.empty.text}
          action={
            isDecided ? undefined : (
              <Button variant="contained" onClick={send}>
                {copy.empty.action}
              </Button>
            )
          }
        />
      ) : (
        indicationGroups(inOrder, { withReceipts, isDecided }).map((group) => (
          <IndicationList key={group.name} group={group} chosen={selection.selected}>
            {(indication) => (
              <IndicationCard
                indication={indication}
                isSelected={selection.selected.includes(indication)}
                isDecided={isDecided}
                hasReceipts={withReceipts.has(indication.id)}
                onSelect={selection.toggle}
                {...actions}
              />
            )}
          </IndicationList>
        ))
      )}
      {!isDecided && selection.selected.length > 0 && (
        <StickyBar>
          <Button variant="contained" size="large" aria-haspopup="dialog" onClick={send}>
            {copy.send(selection.selected.length)}
          </Button>
        </StickyBar>
      )}
      {sheets}
    </Stack>
  );
}

/** The first indication of each form, whose card shows the form's receipts. */
function firstsOfForms(
  indications: readonly Pick<Indication, 'id' | 'estado' | 'vetFormId'>[],
): ReadonlySet<number> {
  const firsts = new Map<number, number>();
  for (const { id, estado, vetFormId } of indications)
    if (estado === 'COMPLETADO' && vetFormId !== null && !firsts.has(vetFormId)) firsts.set(vetFormId, id);
  return new Set(firsts.values());
}
