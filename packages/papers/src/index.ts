import { lazyPart } from '@huella/ui';

/** From a camera, saved files, a paste or a drop to a file that is ready to be sent. Its code comes when it is shown. */
export const PaperCapture = lazyPart(async () => (await import('./capture/paper-capture.tsx')).PaperCapture);

export type { PaperCaptureProps } from './capture/paper-capture.tsx';
export type { PreparedPaper } from './capture/make-paper.ts';
export { deletePaperDraft } from './drafts/delete-paper-draft.ts';
export { BlobPicture, type BlobPictureProps } from './preview/blob-picture.tsx';
export { useDocumentPreview, type DocumentPreview } from './preview/use-document-preview.ts';
