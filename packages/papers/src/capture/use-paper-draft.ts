import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPaperDraft, writePaperDraft, type PaperDraft } from '../drafts/paper-drafts.ts';

export interface PaperDraftOptions {
  /** Under this name a paper outlives a reload, such as when a phone's camera ends the browser. */
  key: string | undefined;
  /** What there is now. */
  content: Pick<PaperDraft, 'pages' | 'pdf'>;
  /** Takes what an earlier visit left. Answers whether it goes back to the form that had taken it over. */
  onRestore: (draft: PaperDraft) => boolean;
}

/** Restores what was kept of a paper, and from then on keeps every change. */
export function usePaperDraft({ key, content: { pages, pdf }, onRestore }: PaperDraftOptions) {
  const [restored, setRestored] = useState<string | undefined>(undefined);
  const isRestoring = restored !== key;
  const written = useRef({ pages, pdf });
  const isTaken = useRef(false);
  const take = useEffectEvent((kept: PaperDraft) => {
    isTaken.current = onRestore(kept);
    setRestored(key);
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    const over = new AbortController();
    const restore = async () => {
      const kept = await readPaperDraft(key);
      if (!over.signal.aborted) take(kept);
    };
    void restore();
    return () => over.abort();
  }, [key]);
  useEffect(() => {
    const { current } = written;
    if (key === undefined || isRestoring || (current.pages === pages && current.pdf === pdf)) return;
    written.current = { pages, pdf };
    void writePaperDraft(key, { pages, pdf, isTaken: isTaken.current });
  }, [key, isRestoring, pages, pdf]);
  return {
    /** What an earlier visit left is still being looked for. */
    isRestoring,
    /** Keeps it as one that was handed over. */
    keepTaken: () => {
      if (key !== undefined) void writePaperDraft(key, { pages, pdf, isTaken: true });
    },
  };
}
