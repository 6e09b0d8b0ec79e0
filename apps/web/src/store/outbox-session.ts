/** What becomes of the outbox with a session: loaded when one begins or ends, as the first screen has no use for it. */
export { deleteOutbox, pauseOutbox, resumeOutbox } from '@huella/outbox';
