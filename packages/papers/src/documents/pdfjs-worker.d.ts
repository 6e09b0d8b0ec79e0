/** The half of pdf.js that usually runs in a worker of its own. We run both halves in ours, so that one `terminate()` ends all. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: unknown;
}
// oxlint-disable-next-line no-var -- a global is declared so
declare var pdfjsWorker: { WorkerMessageHandler: unknown } | undefined;
