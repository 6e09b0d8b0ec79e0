import { startTransition, useEffect, useReducer, type Dispatch } from 'react';
import type { CapturePurpose } from '../image/prepare-page.ts';
import { prepareImage } from '../prepare/prepare-image.ts';
import { errorText } from './error-text.ts';
import { isWaiting, pagesReducer, type PagesAction, type PaperPage } from './paper-pages.ts';

export interface PagesOptions {
  purpose: CapturePurpose;
  readsQrCodes: boolean;
}

export interface Pages {
  pages: readonly PaperPage[];
  dispatch: Dispatch<PagesAction>;
}

/**
 * Prepares the pages one after the other. Shows each in a transition: drawing it at once would block a slow phone for a quarter
 * of a second.
 */
export function usePages({ purpose, readsQrCodes }: PagesOptions): Pages {
  const [pages, dispatch] = useReducer(pagesReducer, []);
  const next = pages.find((page) => isWaiting(page));
  const { id, file, cut } = next ?? {};
  useEffect(() => {
    if (id === undefined || !file || !cut) return undefined;
    const controller = new AbortController();
    const finish = (action: PagesAction) => {
      if (!controller.signal.aborted) startTransition(() => dispatch(action));
    };
    prepareImage(file, { cut, purpose, readsQrCodes, signal: controller.signal }).then(
      (prepared) => finish({ type: 'prepare', id, prepared }),
      (error: unknown) => finish({ type: 'fail', id, error: errorText(error) }),
    );
    return () => controller.abort();
  }, [id, file, cut, purpose, readsQrCodes]);
  return { pages, dispatch };
}
