import { ActionCardSkeleton, VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import { copy } from './copy.ts';
import { ActionGrid, Column } from './details-columns.tsx';
import { Facts } from './pet-facts.tsx';
import { HeaderCard } from './pet-header.tsx';

const FACTS = ['age', 'sex', 'breed', 'color', 'weight', 'plan'];
const ACTIONS = ['card', 'new-claim', 'chat', 'claims', 'nutrition', 'calendar', 'booklet'];

/** The page's own shape while the pet is on its way. */
export function PetDetailsSkeleton() {
  return (
    <Column>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <HeaderCard aria-hidden="true">
        <div className="photo">
          <Skeleton variant="circular" width={128} height={128} />
        </div>
        <Facts as="div" className="facts">
          {FACTS.map((fact) => (
            <Skeleton key={fact} variant="rounded" height={44} />
          ))}
        </Facts>
      </HeaderCard>
      <ActionGrid as="div" aria-hidden="true">
        {ACTIONS.map((action) => (
          <ActionCardSkeleton key={action} />
        ))}
      </ActionGrid>
    </Column>
  );
}
