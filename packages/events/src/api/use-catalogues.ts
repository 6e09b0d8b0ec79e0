import type { EventCatalogues } from '@huella/calendar';
import { useMemo } from 'react';
import { eventsApi } from './events-endpoints.ts';

/** The vaccines and products of which events speak; undefined until both are there. */
export interface CataloguesState {
  catalogues: EventCatalogues | undefined;
  isFetching: boolean;
  /** Asks again for what is missing. */
  retry: () => void;
}

/** Both catalogues, which are asked for once an hour. */
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
