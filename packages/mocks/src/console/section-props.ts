import type { MockServer } from '../mock-server.ts';

export interface SectionProps {
  readonly server: MockServer;
  /** Does something to the server, says so when it fails, and shows the console again. */
  readonly run: (work: () => Promise<void> | void) => void;
}
