import { LightSurface, SkeletonBar, LoadingRegion } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { BOOKLET_KINDS } from './booklet-lines.ts';
import { Paper } from './booklet-style.ts';

const ROWS = ['species', 'breed', 'sex', 'color', 'birth'];

export function BookletSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonBar aria-hidden="true" sx={{ width: 144, height: 48, borderRadius: '999px' }} />
      <LightSurface>
        <Paper aria-hidden="true">
          <SkeletonBar sx={{ height: 112, borderRadius: '15px 15px 0 0' }} />
          <div className="page">
            <dl>
              {ROWS.map((row) => (
                <div key={row}>
                  <SkeletonBar sx={{ width: '40%', height: 14 }} />
                  <SkeletonBar sx={{ width: '70%', height: 18, mt: 1 }} />
                </div>
              ))}
            </dl>
          </div>
          <div className="page spread">
            {BOOKLET_KINDS.map((kind) => (
              <TableSkeleton key={kind} />
            ))}
          </div>
        </Paper>
      </LightSurface>
    </LoadingRegion>
  );
}

function TableSkeleton() {
  return (
    <section>
      <SkeletonBar sx={{ width: '45%', height: 20, mb: 1.5 }} />
      <Stack spacing={0.5}>
        <SkeletonBar sx={{ height: 40 }} />
        <SkeletonBar sx={{ height: 40, opacity: 0.6 }} />
        <SkeletonBar sx={{ height: 40, opacity: 0.6 }} />
      </Stack>
    </section>
  );
}
