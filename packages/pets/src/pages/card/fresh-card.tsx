import type { CardRecord, Pet } from '@huella/contract';
import { useEffect, type ReactNode } from 'react';
import { saveOfflineCard } from '../../offline-cards/offline-cards.ts';
import type { Setting } from '@huella/api-client';
import { CardView } from './card-view.tsx';
import { useCardPhoto } from './use-card-photo.ts';

export interface FreshCardProps {
  account: string;
  pet: Pet;
  record: CardRecord;
  support: Setting;
  choice?: ReactNode;
}

/** A card as the server has just said it; from now on this device opens it without a network, too. */
export function FreshCard({ account, pet, record, support, choice }: FreshCardProps) {
  const photo = useCardPhoto(pet);
  const { id, nombre, animal } = pet;
  useEffect(() => {
    const keptAt = new Date().toISOString();
    void saveOfflineCard({ account, petId: id, petName: nombre, animal, photo, record, keptAt });
  }, [account, id, nombre, animal, photo, record]);
  return <CardView content={{ petName: nombre, animal, photo, record }} support={support} choice={choice} />;
}
