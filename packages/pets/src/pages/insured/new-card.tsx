import { CardSkeleton } from '../card/card-skeleton.tsx';
import { CardOnPage } from '../card/insured-card/card-on-page.tsx';
import { useCardRecords } from '../card/use-card-records.ts';

export interface NewCardProps {
  petId: number;
  account: string;
}

/** The card of a pet that was just insured. Left out where it cannot be told or loaded: its own page says why. */
export function NewCard({ petId, account }: NewCardProps) {
  const answer = useCardRecords(petId, account);
  if (answer.status === 'loading') return <CardSkeleton />;
  if (answer.status !== 'present' || answer.match.kind !== 'one') return null;
  const { pet, match } = answer;
  return (
    <CardOnPage
      content={{ petName: pet.nombre, animal: pet.animal, photo: pet.img_link, record: match.record }}
    />
  );
}
