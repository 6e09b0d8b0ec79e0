import { lazyComponent } from '@huella/ui';

/** Turns photos, saved files, a paste or a drop into a file ready to be sent. Loaded when it is shown. */
export const PaperCapture = lazyComponent(
  async () => (await import('./capture/paper-capture.tsx')).PaperCapture,
);

export type { PaperCaptureProps } from './capture/paper-capture.tsx';
export type { PreparedPaper } from './capture/make-paper.ts';
export { deletePaperDraft } from './drafts/delete-paper-draft.ts';
export { BlobImage, type BlobImageProps } from './preview/blob-image.tsx';
export { useDocumentPreview, type DocumentPreview } from './preview/use-document-preview.ts';
