import { lazy, Suspense } from 'react';
import type { SheetProps } from './dialog-props.ts';
import { useOnceOpened } from './use-once-opened.ts';

const SheetPanel = lazy(() => import('./sheet-panel.tsx'));

/** From the bottom on a phone, in the middle from 900 px. Its code is loaded when it first opens. */
export function Sheet(props: SheetProps) {
  const opened = useOnceOpened(props.open);
  return <Suspense>{opened && <SheetPanel {...props} />}</Suspense>;
}
