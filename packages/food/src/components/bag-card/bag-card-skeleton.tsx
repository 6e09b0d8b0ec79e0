import { SkeletonBar } from '@huella/ui';
import { Card } from './card-style.ts';

export function BagCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <div>
        <SkeletonBar sx={{ width: '70%', height: 20 }} />
        <SkeletonBar sx={{ width: '50%', height: 14, mt: 1 }} />
      </div>
      <div className="body">
        <div className="drawing">
          <SkeletonBar sx={{ width: 90, height: 138, mx: 'auto', borderRadius: '16px' }} />
        </div>
        <div>
          <SkeletonBar sx={{ width: '40%', height: 14 }} />
          <SkeletonBar sx={{ width: '85%', height: 28, mt: 1 }} />
          <SkeletonBar sx={{ height: 14, mt: 1.5 }} />
          <SkeletonBar sx={{ width: '80%', height: 14, mt: 1 }} />
        </div>
      </div>
      <div>
        <SkeletonBar sx={{ height: 48, borderRadius: '999px' }} />
        <SkeletonBar sx={{ width: '75%', height: 16, mx: 'auto', mt: 2.5, mb: 2 }} />
      </div>
    </Card>
  );
}
