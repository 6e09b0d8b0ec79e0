import { SkeletonBar, LoadingRegion } from '@huella/ui';
import { styled } from '@mui/material/styles';

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& > div': { display: 'grid', flex: 1, gap: 12, paddingBlock: 4 },
}));

export function ClaimListSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonBar aria-hidden="true" sx={{ width: 211, height: 48, borderRadius: '999px' }} />
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} aria-hidden="true">
          <SkeletonBar sx={{ flex: 'none', width: 48, height: 48, borderRadius: '50%' }} />
          <div>
            <SkeletonBar sx={{ width: '60%', height: 14 }} />
            <SkeletonBar sx={{ width: '85%', height: 18 }} />
            <SkeletonBar sx={{ maxWidth: 248, height: 6 }} />
            <SkeletonBar sx={{ width: 160, height: 28, borderRadius: '1rem' }} />
          </div>
        </Card>
      ))}
    </LoadingRegion>
  );
}
