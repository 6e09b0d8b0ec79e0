import { useGoBack } from '@huella/ui';
import { petsApi } from '../../api/index.ts';
import { externalPaths } from '../../paths.ts';
import { PlansPage } from './plans-page.tsx';

/** The route's screen; `choosePlan` is where a plan that is chosen leads. */
export function createPlansPage(choosePlan: (planId: number) => string) {
  return function PlansScreen() {
    const goBack = useGoBack(externalPaths.home);
    const { data, isLoading, isFetching, refetch } = petsApi.useListPlansQuery();
    return (
      <PlansPage
        plans={data}
        isLoading={isLoading}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        onBack={goBack}
        choosePlan={choosePlan}
      />
    );
  };
}
