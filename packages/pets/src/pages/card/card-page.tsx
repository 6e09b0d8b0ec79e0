import { ErrorState, Page } from '@huella/ui';
import { useNavigate } from 'react-router-dom';
import { PetNotFound } from '../../components/pet-face/pet-not-found.tsx';
import { exits, petsPaths } from '../../paths.ts';
import type { PetsSetting } from '../../slots.ts';
import { titles } from '../../titles.ts';
import { CardPageSkeleton } from './card-skeleton.tsx';
import { CardView } from './card-view.tsx';
import { copy } from './copy.ts';
import { KeptNotice } from './kept-notice.tsx';
import { MatchedCard } from './matched-card.tsx';
import { useCardRecords } from './use-card-records.ts';
import { useKeptCard } from './use-kept-card.ts';

export interface CardPageProps {
  petId: number | null;
  account: string;
  support: PetsSetting;
}

/** The insured card of a pet (specification §2 *Pet details page*); back leads to the pet (D37). */
export function CardPage(props: CardPageProps) {
  const { petId } = props;
  const navigate = useNavigate();
  return (
    <Page
      title={titles.card}
      onBack={() => navigate(petId === null ? exits.home : petsPaths.details.href(petId))}
    >
      <CardFaces key={`${props.account} ${petId}`} {...props} />
    </Page>
  );
}

/**
 * The faces of the page. Until the server has answered, and when it cannot be reached, the card that this device keeps is
 * shown and says so; what the server says always wins.
 */
function CardFaces({ petId, account, support }: CardPageProps) {
  const answer = useCardRecords(petId, account);
  const kept = useKeptCard(account, petId);
  if (answer.status === 'missing') return <PetNotFound />;
  if (answer.status === 'present') return <MatchedCard {...answer} account={account} support={support} />;
  const failed = answer.status === 'failed' ? answer : null;
  if (kept) {
    const notice = <KeptNotice keptAt={kept.keptAt} busy={failed?.busy ?? false} onRetry={failed?.retry} />;
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
