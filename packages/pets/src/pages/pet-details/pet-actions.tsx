import type { Pet } from '@huella/contract';
import { ActionCard, VisuallyHidden } from '@huella/ui';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { WeightSheet } from '../../components/weight-sheet/weight-sheet.tsx';
import type { PetsOptions } from '../../dependencies.ts';
import { CardAndDataSheet } from './card-and-data-sheet.tsx';
import { ChatAction } from './chat-action.tsx';
import { copy } from './copy.ts';
import { ActionGrid } from './details-columns.tsx';
import { NutritionSheet } from './nutrition-sheet.tsx';
import { PrimaryAction } from './primary-action.tsx';

export interface PetActionsProps {
  pet: Pet;
  options: PetsOptions;
}

/** What can be done for a pet (specification §2 *Pet details page*, D33), what is most wanted first; one popover at a time. */
export function PetActions({ pet, options: { chat, addresses, CalendarPart, FoodPart } }: PetActionsProps) {
  const [opened, setOpened] = useState<'card' | 'nutrition' | 'weight' | null>(null);
  const close = () => setOpened(null);
  return (
    <section>
      <VisuallyHidden as="h2">{copy.actions}</VisuallyHidden>
      <ActionGrid>
        <li>
          <PrimaryAction to={addresses.newClaim(pet.id)} {...copy.newClaim} />
        </li>
        <li>
          <ActionCard icon="shield" {...copy.claims} action={{ to: addresses.claims(pet.id) }} />
        </li>
        <li>
          <ActionCard icon="calendar" {...copy.calendar} action={{ to: addresses.calendar(pet.id) }} />
        </li>
        <li>
          <ActionCard icon="syringe" {...copy.booklet} action={{ to: addresses.booklet(pet.id) }} />
        </li>
        <li>
          <ActionCard
            icon="bowl"
            tone="sun"
            {...copy.nutrition}
            action={{ open: () => setOpened('nutrition') }}
          />
        </li>
        <li>
          <ActionCard icon="edit" {...copy.cardAndData} action={{ open: () => setOpened('card') }} />
        </li>
        <ChatAction setting={chat} />
      </ActionGrid>
      {CalendarPart && (
        <Box sx={{ mt: 3 }}>
          <CalendarPart pet={pet} />
        </Box>
      )}
      {FoodPart && (
        <Box sx={{ mt: 3 }}>
          <FoodPart pet={pet} />
        </Box>
      )}
      <CardAndDataSheet petId={pet.id} open={opened === 'card'} onClose={close} />
      <NutritionSheet
        petId={pet.id}
        newFood={addresses.newFood}
        open={opened === 'nutrition'}
        onClose={close}
        onUpdateWeight={() => setOpened('weight')}
      />
      <WeightSheet pet={pet} open={opened === 'weight'} onClose={close} />
    </section>
  );
}
