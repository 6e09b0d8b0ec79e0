import { VisuallyHidden } from '@huella/ui';
import Skeleton from '@mui/material/Skeleton';
import { copy } from './copy.ts';
import { Column, Groups } from './details-columns.tsx';
import { Facts } from './pet-facts.tsx';
import { HeaderCard } from './pet-header.tsx';

const FACTS = ['age', 'sex', 'breed', 'color', 'weight', 'plan'];
/** Heights of the two groups of rows, in pixels. */
const GROUPS = [290, 160];
const ROUND = { borderRadius: '16px' };

export function PetDetailsSkeleton() {
  return (
    <Column>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <HeaderCard aria-hidden="true">
        <div className="photo">
          <Skeleton variant="circular" width={128} height={128} />
        </div>
        <div className="coverage">
          <Skeleton variant="rounded" height={32} />
        </div>
        <Facts as="div" className="facts">
          {FACTS.map((fact) => (
            <Skeleton key={fact} variant="rounded" height={44} />
          ))}
        </Facts>
      </HeaderCard>
      <Skeleton variant="rounded" height={72} sx={ROUND} />
      <Groups aria-hidden="true">
        {GROUPS.map((height) => (
          <Skeleton key={height} variant="rounded" height={height} sx={ROUND} />
        ))}
      </Groups>
    </Column>
  );
}
