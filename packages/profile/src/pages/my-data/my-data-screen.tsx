import type { ComponentType } from 'react';
import type { ProfileSurroundings } from '../../surroundings.ts';
import { MyDataPage } from './my-data-page.tsx';

/** The page with what the app lends it. A hook among that has to be known before the component is made. */
export function myDataScreen({ useLeave }: ProfileSurroundings): ComponentType {
  return function MyDataScreen() {
    return <MyDataPage onDeleted={useLeave()} />;
  };
}
