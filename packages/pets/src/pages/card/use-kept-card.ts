import { todayInArgentina } from '@huella/validation/day';
import { useEffect, useState } from 'react';
import { readKeptCard, type KeptCard } from '../../kept-cards/kept-cards.ts';
import { policyStateOn } from '../../lib/policy-state-on.ts';

interface Read {
  key: string;
  card: KeptCard | null;
}

/** The card that this device keeps of a pet, with its state as of today; undefined while it is looked for. */
export function useKeptCard(account: string, petId: number | null): KeptCard | null | undefined {
  const key = `${account} ${petId ?? ''}`;
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const card = petId === null ? null : await readKeptCard(account, petId);
      if (wanted) setRead({ key, card: card && asOfToday(card) });
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [account, petId, key]);
  return read?.key === key ? read.card : undefined;
}

function asOfToday(card: KeptCard): KeptCard {
  return { ...card, record: { ...card.record, estado: policyStateOn(todayInArgentina(), card.record) } };
}
