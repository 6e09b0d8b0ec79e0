import type { ComponentType } from 'react';
import type { ProfileOptions } from '../../options.ts';
import { MyDataPage } from './my-data-page.tsx';

/** The page with what the app passes to it. A hook among that has to be known before the component is made. */
export function createMyDataPage({ useSignOut, UnsentFiles }: ProfileOptions): ComponentType {
  return function MyDataScreen() {
    return <MyDataPage onDeleted={useSignOut()} UnsentFiles={UnsentFiles} />;
  };
}
