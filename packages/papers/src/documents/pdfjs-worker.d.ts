/** The half of pdf.js that usually runs in its own worker. Both halves run in ours, so that one `terminate()` ends all. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: unknown;
}
// oxlint-disable-next-line no-var -- a global is declared so
declare var pdfjsWorker: { WorkerMessageHandler: unknown } | undefined;
