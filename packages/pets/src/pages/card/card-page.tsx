import { ErrorState, Page, useGoBack } from '@huella/ui';
import { PetNotFound } from '../../components/pets-gate/pet-not-found.tsx';
import { externalPaths, petsPaths } from '../../paths.ts';
import type { Setting } from '@huella/api-client';
import { titles } from '../../titles.ts';
import { CardPageSkeleton } from './card-skeleton.tsx';
import { CardView } from './card-view.tsx';
import { copy } from './copy.ts';
import { OfflineCardAlert } from './offline-card-alert.tsx';
import { MatchedCard } from './matched-card.tsx';
import { useCardRecords } from './use-card-records.ts';
import { useOfflineCard } from './use-offline-card.ts';

export interface CardPageProps {
  petId: number | null;
  account: string;
  support: Setting;
}

/** The insured card of a pet (specification §2 *Pet details page*). */
export function CardPage(props: CardPageProps) {
  const { petId } = props;
  const goBack = useGoBack(petId === null ? externalPaths.home : petsPaths.details.href(petId));
  return (
    <Page title={titles.card} onBack={() => goBack()}>
      <CardStateView key={`${props.account} ${petId}`} {...props} />
    </Page>
  );
}

/**
 * The states of the page. Until the server has answered, and when it cannot be reached, the card that this device keeps is
 * shown and says so; what the server says always wins.
 */
function CardStateView({ petId, account, support }: CardPageProps) {
  const answer = useCardRecords(petId, account);
  const kept = useOfflineCard(account, petId);
  if (answer.status === 'missing') return <PetNotFound />;
  if (answer.status === 'present') return <MatchedCard {...answer} account={account} support={support} />;
  const failed = answer.status === 'failed' ? answer : null;
  if (kept) {
    const notice = (
      <OfflineCardAlert keptAt={kept.keptAt} busy={failed?.busy ?? false} onRetry={failed?.retry} />
    );
    return <CardView content={kept} support={support} origin={notice} />;
  }
  if (!failed || kept === undefined) return <CardPageSkeleton />;
  return (
    <ErrorState
      title={copy.error.title}
      message={copy.error.text}
      onRetry={failed.retry}
      busy={failed.busy}
    />
  );
}
