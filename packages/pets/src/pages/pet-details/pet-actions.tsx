import type { Pet } from '@huella/contract';
import { ListButton, ListGroup, ListLink } from '@huella/ui';
import { useState } from 'react';
import { WeightSheet } from '../../components/weight-sheet/weight-sheet.tsx';
import type { PetsOptions } from '../../options.ts';
import { CardAndDataSheet } from './card-and-data-sheet.tsx';
import { ChatAction } from './chat-action.tsx';
import { copy } from './copy.ts';
import { Column, Groups } from './details-columns.tsx';
import { NutritionSheet } from './nutrition-sheet.tsx';
import { PrimaryAction } from './primary-action.tsx';

export interface PetActionsProps {
  pet: Pet;
  options: PetsOptions;
}

/** The actions of a pet (specification §2 *Pet details page*, D33), the most frequent first; one popover at a time. */
export function PetActions({ pet, options: { chat, links, CalendarPart, FoodPart } }: PetActionsProps) {
  const [opened, setOpened] = useState<'card' | 'nutrition' | 'weight' | null>(null);
  const close = () => setOpened(null);
  const sheet = { opensDialog: true, end: 'forward' } as const;
  return (
    <Column>
      <PrimaryAction to={links.newClaim(pet.id)} {...copy.newClaim} />
      <Groups>
        <ListGroup title={copy.groups.health}>
          <ListLink to={links.claims(pet.id)} icon="shield" {...copy.claims} />
          <ListLink to={links.calendar(pet.id)} icon="calendar" {...copy.calendar} />
          <ListLink to={links.booklet(pet.id)} icon="syringe" {...copy.booklet} />
          <ListButton onClick={() => setOpened('nutrition')} icon="bowl" {...sheet} {...copy.nutrition} />
        </ListGroup>
        <div>
          <ListGroup title={copy.groups.data}>
            <ListButton onClick={() => setOpened('card')} icon="edit" {...sheet} {...copy.cardAndData} />
            <ChatAction setting={chat} />
          </ListGroup>
          {CalendarPart && <CalendarPart pet={pet} />}
          {FoodPart && <FoodPart pet={pet} />}
        </div>
      </Groups>
      <CardAndDataSheet petId={pet.id} open={opened === 'card'} onClose={close} />
      <NutritionSheet
        petId={pet.id}
        newFood={links.newFood}
        open={opened === 'nutrition'}
        onClose={close}
        onUpdateWeight={() => setOpened('weight')}
      />
      <WeightSheet pet={pet} open={opened === 'weight'} onClose={close} />
    </Column>
  );
}
