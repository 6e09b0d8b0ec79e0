import { SkeletonBar, LoadingRegion } from '@huella/ui';
import { Column, Groups } from './details-columns.tsx';
import { DetailList } from './detail-list-style.ts';
import { HeaderCard } from './header-card.ts';

const ROWS = ['age', 'sex', 'breed', 'color', 'weight', 'plan'];
/** Heights of the two groups of rows, in pixels. */
const GROUPS = [290, 160];
const ROUND = '16px';

/** Also shown while the page's code is fetched: imports nothing of the page but styles. */
export function PetDetailsSkeleton() {
  return (
    <LoadingRegion>
      <Column aria-hidden="true">
        <HeaderCard>
          <div className="photo">
            <SkeletonBar sx={{ width: 128, height: 128, borderRadius: '50%' }} />
          </div>
          <div className="coverage">
            <SkeletonBar sx={{ height: 32 }} />
          </div>
          <DetailList as="div" className="details">
            {ROWS.map((row) => (
              <SkeletonBar key={row} sx={{ height: 44 }} />
            ))}
          </DetailList>
        </HeaderCard>
        <SkeletonBar sx={{ height: 72, borderRadius: ROUND }} />
        <Groups>
          {GROUPS.map((height) => (
            <SkeletonBar key={height} sx={{ height, borderRadius: ROUND }} />
          ))}
        </Groups>
      </Column>
    </LoadingRegion>
  );
}
