import { currentAccount } from '@huella/api-client';
import { useCardRecords } from '../../lib/use-card-records.ts';
import { CardOnPage } from '../insured-card/card-on-page.tsx';
import { CardSkeleton } from '../insured-card/card-skeleton.tsx';

/** The card of a pet that was just insured; nothing when it is ambiguous or fails to load, which the card's page explains. */
export function NewCard({ petId }: { petId: number }) {
  const answer = useCardRecords(petId, currentAccount() ?? '');
  if (answer.status === 'loading') return <CardSkeleton />;
  if (answer.status !== 'present' || answer.match.kind !== 'one') return null;
  const { pet, match } = answer;
  return (
    <CardOnPage
      content={{ petName: pet.nombre, animal: pet.animal, photo: pet.img_link, record: match.record }}
    />
  );
}
