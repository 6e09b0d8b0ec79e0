import type { EventCatalogues } from '@huella/calendar';
import { useMemo } from 'react';
import { eventsApi } from './events-endpoints.ts';

/** Vaccines and products; undefined until both have loaded. */
export interface CataloguesState {
  catalogues: EventCatalogues | undefined;
  isFetching: boolean;
  retry: () => void;
}

/** Refetches both catalogues hourly. */
export function useCatalogues(): CataloguesState {
  const vaccines = eventsApi.useListVaccinesQuery();
  const products = eventsApi.useListProductsQuery();
  const catalogues = useMemo(
    () => vaccines.data && products.data && { vaccines: vaccines.data, products: products.data },
    [vaccines.data, products.data],
  );
  return {
    catalogues,
    isFetching: vaccines.isFetching || products.isFetching,
    retry: () => {
      for (const { data, refetch } of [vaccines, products]) if (data === undefined) void refetch();
    },
  };
}
