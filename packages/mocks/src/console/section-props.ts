import type { MockServer } from '../mock-server.ts';

/** Runs an action on the server, reports its failure, and rerenders the console. */
export type Run = (work: () => Promise<void> | void) => void;

export interface SectionProps {
  readonly server: MockServer;
  readonly run: Run;
}
