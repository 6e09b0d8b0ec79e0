import type { Food, FoodBag, Pet } from '@huella/contract';
import { PetsGate } from '@huella/pets/api';
import { ErrorState, FormSkeleton } from '@huella/ui';
import type { ReactNode } from 'react';
import { foodApi } from '../../api/food-endpoints.ts';
import { useBags } from '../../api/use-bags.ts';
import { copy } from '../../copy.ts';

export interface FormFacts {
  pets: readonly Pet[];
  foods: readonly Food[];
  /** Includes ended ones. */
  bags: readonly FoodBag[];
}

const skeleton = <FormSkeleton fields={6} />;

/** The states of a bag form, which needs pets, the catalogue and the bags (D72, D102). */
export function FactsGate({ children }: { children: (facts: FormFacts) => ReactNode }) {
  return (
    <PetsGate uninsured={copy.uninsured} error={copy.error} skeleton={skeleton}>
      {(pets) => <FoodGate>{(facts) => children({ pets, ...facts })}</FoodGate>}
    </PetsGate>
  );
}

function FoodGate({ children }: { children: (facts: Omit<FormFacts, 'pets'>) => ReactNode }) {
  const catalogue = foodApi.useListFoodsQuery();
  const state = useBags();
  if (catalogue.data && state.status === 'present')
    return children({ foods: catalogue.data, bags: state.bags });
  const isFailed = catalogue.isError || state.status === 'failed';
  if (!isFailed) return skeleton;
  const retry = () => {
    if (catalogue.isError) void catalogue.refetch();
    if (state.status === 'failed') state.retry();
  };
  return <ErrorState title={copy.error} cause={catalogue.error} onRetry={retry} />;
}
