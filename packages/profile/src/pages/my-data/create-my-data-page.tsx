import type { ComponentType } from 'react';
import type { ProfileOptions } from '../../options.ts';
import { MyDataPage } from './my-data-page.tsx';

/** A factory, because a hook must be known before the component is created. */
export function createMyDataPage({ useSignOut, LostWithAccount }: ProfileOptions): ComponentType {
  return function MyDataRoute() {
    return <MyDataPage onDeleted={useSignOut()} LostWithAccount={LostWithAccount} />;
  };
}
