import type { Setting } from '@huella/api-client';
import type { CardRecord, Pet } from '@huella/contract';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { copy } from '../../copy.ts';
import type { CardMatch } from '../../lib/match-card-record.ts';
import { deleteOfflineCard, saveOfflineCard } from '../../offline-cards/offline-cards.ts';
import { CardView } from './card-view.tsx';
import { ChoosePolicy } from './choose-policy.tsx';
import { NoCard } from './no-card.tsx';
import { useCardPhoto } from './use-card-photo.ts';

export interface MatchedCardProps {
  account: string;
  pet: Pet;
  match: CardMatch;
  support: Setting;
}

export function MatchedCard({ account, pet, match, support }: MatchedCardProps) {
  const [policyNumber, setPolicyNumber] = useState<string>();
  const photo = useCardPhoto(pet);
  const record = recordOf(match, policyNumber);
  useOfflineCopy(account, pet, photo, record);
  if (record) {
    const { nombre, animal } = pet;
    const choice = match.kind === 'ambiguous' && (
      <div>
        <Button onClick={() => setPolicyNumber(undefined)}>{copy.ambiguous.again}</Button>
      </div>
    );
    return (
      <CardView content={{ petName: nombre, animal, photo, record }} support={support} choice={choice} />
    );
  }
  if (match.kind === 'ambiguous')
    return <ChoosePolicy pet={pet} records={match.records} onChoose={setPolicyNumber} />;
  return <NoCard pet={pet} />;
}

/** The record to show; null when the pet has none, undefined while none of several is chosen. */
function recordOf(match: CardMatch, policyNumber: string | undefined): CardRecord | null | undefined {
  if (match.kind === 'none') return null;
  return match.kind === 'one' ? match.record : match.records.find(({ poliza }) => poliza === policyNumber);
}

/** Saves the card for opening it without a network; deletes the saved card of a pet without a policy. */
function useOfflineCopy(
  account: string,
  { id, nombre, animal }: Pet,
  photo: string | null,
  record: CardRecord | null | undefined,
): void {
  useEffect(() => {
    if (record === null) void deleteOfflineCard(account, id);
    if (!record) return;
    const keptAt = new Date().toISOString();
    void saveOfflineCard({ account, petId: id, petName: nombre, animal, photo, record, keptAt });
  }, [account, id, nombre, animal, photo, record]);
}
