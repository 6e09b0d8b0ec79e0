import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './dialog-props.ts';
import { useOnceOpened } from './use-once-opened.ts';

const ConfirmPanel = lazy(() => import('./confirm-panel.tsx'));

/** A question with two answers. The focus starts on the harmless one (`D73`). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const opened = useOnceOpened(props.open);
  return <Suspense>{opened && <ConfirmPanel {...props} />}</Suspense>;
}
