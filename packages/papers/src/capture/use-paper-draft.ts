import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPaperDraft, writePaperDraft, type PaperDraft } from '../drafts/paper-drafts.ts';

export interface PaperDraftOptions {
  /** Keeps a paper over a reload, for example when a phone's camera ends the browser. */
  key: string | undefined;
  content: Pick<PaperDraft, 'pages' | 'pdf'>;
  onRestore: (draft: PaperDraft) => boolean;
}

export function usePaperDraft({ key, content: { pages, pdf }, onRestore }: PaperDraftOptions) {
  const [restored, setRestored] = useState<string | undefined>(undefined);
  const isRestoring = restored !== key;
  const written = useRef({ pages, pdf });
  const isTaken = useRef(false);
  const take = useEffectEvent((stored: PaperDraft) => {
    isTaken.current = onRestore(stored);
    setRestored(key);
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    const restore = async () => {
      const stored = await readPaperDraft(key);
      if (!controller.signal.aborted) take(stored);
    };
    void restore();
    return () => controller.abort();
  }, [key]);
  useEffect(() => {
    const { current } = written;
    if (key === undefined || isRestoring || (current.pages === pages && current.pdf === pdf)) return;
    written.current = { pages, pdf };
    void writePaperDraft(key, { pages, pdf, isTaken: isTaken.current });
  }, [key, isRestoring, pages, pdf]);
  return {
    isRestoring,
    markTaken: () => {
      if (key !== undefined) void writePaperDraft(key, { pages, pdf, isTaken: true });
    },
  };
}
