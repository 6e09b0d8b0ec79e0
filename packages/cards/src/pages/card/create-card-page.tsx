import { currentAccount, type Setting } from '@huella/api-client';
import { PetNotFound } from '@huella/pets/api';
import { ErrorState, Page, useGoBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { useCardRecords } from '../../lib/use-card-records.ts';
import { externalPaths } from '../../paths.ts';
import type { CardsOptions } from '../../routes.ts';
import { titles } from '../../titles.ts';
import { CardPageSkeleton } from './card-page-skeleton.tsx';
import { CardView } from './card-view.tsx';
import { MatchedCard } from './matched-card.tsx';
import { OfflineCardAlert } from './offline-card-alert.tsx';
import { useOfflineCard } from './use-offline-card.ts';

/** The insured card of a pet (specification §2 *Pet details page*). */
export function createCardPage({ supportEmail }: CardsOptions) {
  return function CardPage() {
    const petId = parseId(useParams()['petId']);
    const account = currentAccount() ?? '';
    const goBack = useGoBack(petId === null ? externalPaths.home : externalPaths.petDetails(petId));
    return (
      <Page title={titles.card} onBack={() => goBack()}>
        <CardStateView key={`${account} ${petId}`} petId={petId} account={account} support={supportEmail} />
      </Page>
    );
  };
}

interface CardStateViewProps {
  petId: number | null;
  account: string;
  support: Setting;
}

/** Shows the saved card with a remark until the server answers, and when it cannot be reached. */
function CardStateView({ petId, account, support }: CardStateViewProps) {
  const answer = useCardRecords(petId, account);
  const saved = useOfflineCard(account, petId);
  if (answer.status === 'missing') return <PetNotFound />;
  if (answer.status === 'present') return <MatchedCard {...answer} account={account} support={support} />;
  const failed = answer.status === 'failed' ? answer : null;
  if (saved) {
    const notice = (
      <OfflineCardAlert keptAt={saved.keptAt} busy={failed?.busy ?? false} onRetry={failed?.retry} />
    );
    return <CardView content={saved} support={support} origin={notice} />;
  }
  if (!failed || saved === undefined) return <CardPageSkeleton />;
  return (
    <ErrorState
      title={copy.error.title}
      message={copy.error.text}
      cause={failed.cause}
      onRetry={failed.retry}
      busy={failed.busy}
    />
  );
}
