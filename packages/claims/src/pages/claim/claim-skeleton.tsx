import { SkeletonBar, LoadingRegion } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';

const Container = styled('div')({ containerType: 'inline-size' });

const Stages = styled('div')({
  display: 'grid',
  gap: 12,
  '& > div': { display: 'flex', alignItems: 'center', gap: 14, minHeight: '2rem' },
  '@container (min-width: 39em)': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'grid' },
  },
});

const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 12,
});

export function ClaimSkeleton() {
  return (
    <LoadingRegion>
      <Container aria-hidden="true">
        <Stages>
          {Object.keys(shared.stages).map((stage) => (
            <div key={stage}>
              <SkeletonBar sx={{ flex: 'none', width: 24, height: 24, borderRadius: '50%' }} />
              <SkeletonBar sx={{ width: '60%', maxWidth: 120, height: 14 }} />
            </div>
          ))}
        </Stages>
      </Container>
      <SkeletonBar aria-hidden="true" sx={{ height: 104, borderRadius: '1rem' }} />
      <Rows aria-hidden="true">
        {['request', 'requests', 'papers', 'news'].map((row) => (
          <SkeletonBar key={row} sx={{ height: 72, borderRadius: '1rem' }} />
        ))}
      </Rows>
    </LoadingRegion>
  );
}
