import { ListGroup, ListLink } from '@huella/ui';
import { petName as petNameOf } from '@huella/validation/text';
import { useEffect, useState } from 'react';
import { listOfflineCards, type OfflineCard } from '../../offline-cards/offline-cards.ts';
import { cardsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** Links to the account's offline cards, for when the pets fail to load; nothing without any. */
export function OfflineCardLinks({ account }: { account: string }) {
  const [cards, setCards] = useState<readonly OfflineCard[]>([]);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const saved = await listOfflineCards(account);
      if (wanted) setCards(saved);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [account]);
  if (cards.length === 0) return null;
  return (
    <ListGroup title={copy.title}>
      {cards.map(({ petId, petName }) => (
        <ListLink
          key={petId}
          to={cardsPaths.card.href(petId)}
          icon="card"
          label={copy.card(petNameOf(petName))}
        />
      ))}
    </ListGroup>
  );
}
