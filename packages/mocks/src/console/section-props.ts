import type { MockServer } from '../mock-server.ts';

/** Does something to the server, says so when it fails, and shows the console again. */
export type Run = (work: () => Promise<void> | void) => void;

export interface SectionProps {
  readonly server: MockServer;
  readonly run: Run;
}
