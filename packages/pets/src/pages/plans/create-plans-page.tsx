import { useGoBack } from '@huella/ui';
import { petsApi } from '../../api/index.ts';
import type { PetsOptions } from '../../options.ts';
import { externalPaths } from '../../paths.ts';
import { PlansPage } from './plans-page.tsx';

export function createPlansPage({ choosePlan, LegalFooter }: PetsOptions) {
  return function PlansRoute() {
    const goBack = useGoBack(externalPaths.home);
    const { data, error, isLoading, isFetching, refetch } = petsApi.useListPlansQuery();
    return (
      <PlansPage
        plans={data}
        cause={error}
        isLoading={isLoading}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        onBack={goBack}
        choosePlan={choosePlan}
        footer={<LegalFooter />}
      />
    );
  };
}
