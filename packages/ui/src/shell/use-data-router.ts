import { use } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/** The data router, whose state is ahead of what is rendered while the next page loads. Undefined outside one. */
export function useDataRouter() {
  return use(UNSAFE_DataRouterContext)?.router;
}

export type DataRouter = NonNullable<ReturnType<typeof useDataRouter>>;
