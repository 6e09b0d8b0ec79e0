/** Loaded when a session begins or ends, because the first page does not need it. */
export { deleteOutbox, pauseOutbox, resumeOutbox } from '@huella/outbox';
