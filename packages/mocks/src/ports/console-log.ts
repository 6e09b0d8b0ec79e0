import type { Log } from '@huella/server';

/** Prints server errors where testers look and strict tests fail, and drops the rest. */
export const consoleLog: Log = {
  info: () => {},
  // oxlint-disable-next-line no-console -- a mock has no other place to report a broken server
  error: (event, fields) => console.error(`server: ${event}`, fields ?? {}),
};
