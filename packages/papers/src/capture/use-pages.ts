import { startTransition, useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { readPaperDraft, writePaperDraft } from '../drafts/paper-drafts.ts';
import type { PicturePurpose } from '../picture/prepare-page.ts';
import { preparePicture } from '../prepare/prepare-picture.ts';
import { problemText } from './problem-text.ts';
import { isWaiting, pagesReducer, type PagesAction, type PaperPage } from './paper-pages.ts';

export interface PagesOptions {
  purpose: PicturePurpose;
  readsCodes: boolean;
  /** Under this name the pages outlive a reload, such as when a phone's camera ends the browser. */
  draftKey: string | undefined;
}

export interface Pages {
  pages: readonly PaperPage[];
  dispatch: Dispatch<PagesAction>;
  /** What an earlier visit left is still being looked for. */
  isRestoring: boolean;
}

/**
 * The pages of a paper in the making: prepared one after the other, and kept until they are sent or removed. A page that is ready is
 * shown in a transition: drawing it at once would hold a slow phone for a quarter of a second.
 */
export function usePages({ purpose, readsCodes, draftKey }: PagesOptions): Pages {
  const [pages, dispatch] = useReducer(pagesReducer, []);
  const isRestoring = useDraft(pages, dispatch, draftKey);
  const next = pages.find((page) => isWaiting(page));
  const { id, file, cut } = next ?? {};
  useEffect(() => {
    if (id === undefined || !file || !cut) return undefined;
    const over = new AbortController();
    const finish = (action: PagesAction) => {
      if (!over.signal.aborted) startTransition(() => dispatch(action));
    };
    preparePicture(file, { cut, purpose, readsCodes, signal: over.signal }).then(
      (prepared) => finish({ type: 'prepare', id, prepared }),
      (error: unknown) => finish({ type: 'fail', id, problem: problemText(error) }),
    );
    return () => over.abort();
  }, [id, file, cut, purpose, readsCodes]);
  return { pages, dispatch, isRestoring };
}

/** Restores what was kept, and from then on keeps every change. */
function useDraft(
  pages: readonly PaperPage[],
  dispatch: Dispatch<PagesAction>,
  key: string | undefined,
): boolean {
  const [restored, setRestored] = useState<string | undefined>(undefined);
  const isRestoring = restored !== key;
  const written = useRef(pages);
  useEffect(() => {
    if (key === undefined) return undefined;
    const over = new AbortController();
    const restore = async () => {
      const kept = await readPaperDraft(key);
      if (over.signal.aborted) return;
      if (kept.length > 0) dispatch({ type: 'restore', pages: kept });
      setRestored(key);
    };
    void restore();
    return () => over.abort();
  }, [key, dispatch]);
  useEffect(() => {
    if (key === undefined || isRestoring || written.current === pages) return;
    written.current = pages;
    void writePaperDraft(key, pages);
  }, [key, isRestoring, pages]);
  return isRestoring;
}
