import { todayInArgentina } from '@huella/validation/day';
import { useEffect, useState } from 'react';
import { readOfflineCard, type OfflineCard } from '../../offline-cards/offline-cards.ts';
import { recordPolicyState } from '../../lib/record-policy-state.ts';

interface Read {
  key: string;
  card: OfflineCard | null;
}

/** The saved card of a pet, with its state as of today; undefined while it is being read. */
export function useOfflineCard(account: string, petId: number | null): OfflineCard | null | undefined {
  const key = `${account} ${petId ?? ''}`;
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const card = petId === null ? null : await readOfflineCard(account, petId);
      if (wanted) setRead({ key, card: card && asOfToday(card) });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [account, petId, key]);
  return read?.key === key ? read.card : undefined;
}

function asOfToday(card: OfflineCard): OfflineCard {
  return { ...card, record: { ...card.record, estado: recordPolicyState(todayInArgentina(), card.record) } };
}
