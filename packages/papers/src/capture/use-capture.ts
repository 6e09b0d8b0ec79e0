import { startTransition, useState } from 'react';
import { makePaper, type PreparedPaper } from './make-paper.ts';
import type { PaperCaptureProps } from './paper-capture.tsx';
import { makePdfPaper } from './make-pdf-paper.ts';
import { sortFiles } from './sort-files.ts';
import { pdfToStore, useChosenPdf } from './use-chosen-pdf.ts';
import { usePages } from './use-pages.ts';
import { usePaperDraft } from './use-paper-draft.ts';
import { useResume } from './use-resume.ts';
import type { PreparedPage } from '../image/prepare-page.ts';

export type Capture = ReturnType<typeof useCapture>;

/** The state of a paper: its pages or PDF, what was rejected, and how it is handed over. */
export function useCapture({
  purpose,
  name,
  draftKey,
  readsQrCodes = false,
  keepsDraft = false,
  handsOverAgain = false,
  onReady,
}: PaperCaptureProps) {
  const { pages, dispatch } = usePages({ purpose, readsQrCodes });
  const pdf = useChosenPdf(readsQrCodes);
  const [rejected, setRejected] = useState<string | null>(null);
  const draft = usePaperDraft({
    key: draftKey,
    content: { pages, pdf: pdfToStore(pdf.pdf) },
    onRestore: (stored) => {
      if (stored.pages.length > 0) dispatch({ type: 'restore', pages: stored.pages });
      if (stored.pdf) pdf.open(stored.pdf);
      const isResumed = handsOverAgain && stored.isTaken;
      if (isResumed) startResuming();
      return isResumed;
    },
  });

  const add = async (files: readonly File[]) => {
    const pageCount = purpose === 'photo' ? 0 : pages.length;
    const sorted = await sortFiles(files, { purpose, pageCount });
    setRejected(sorted.rejected);
    if (sorted.pdf) pdf.open(sorted.pdf);
    if (sorted.images.length === 0) return;
    pdf.clear();
    startTransition(() => {
      if (purpose === 'photo') dispatch({ type: 'clear' });
      dispatch({ type: 'add', files: sorted.images });
    });
  };

  const paper = async (): Promise<PreparedPaper | null> => {
    if (pdf.pdf?.read) return makePdfPaper(pdf.pdf.read);
    const [first, ...rest] = pages
      .map(({ prepared }) => prepared)
      .filter((prepared): prepared is PreparedPage => prepared !== null);
    return first ? makePaper([first, ...rest], purpose, name) : null;
  };

  const finish = async () => {
    const made = await paper();
    if (!made) return;
    await onReady(made);
    if (keepsDraft) return draft.markTaken();
    dispatch({ type: 'clear' });
    pdf.clear();
  };

  const isPreparing =
    pages.some(({ prepared, error }) => !prepared && !error) ||
    Boolean(pdf.pdf && !pdf.pdf.read && !pdf.pdf.error);
  const hasError = pages.some(({ error }) => error) || Boolean(pdf.pdf?.error);
  const hasPaper = pages.length > 0 || Boolean(pdf.pdf?.read);
  const { isResuming, startResuming } = useResume({
    isReady: hasPaper && !isPreparing,
    isStuck: hasError || (!hasPaper && !isPreparing),
    finish,
  });
  return {
    pages,
    dispatch,
    pdf,
    rejected,
    add: (files: readonly File[]) => void add(files),
    finish,
    isRestoring: draft.isRestoring || isResuming,
    hasPaper,
    isPreparing,
    hasError,
  };
}
