import type { Log } from '@huella/server';

/** Says errors of the server where a tester looks, and where a strict test fails on them; keeps the rest quiet. */
export const consoleLog: Log = {
  info: () => {},
  // oxlint-disable-next-line no-console -- a mock has no other place to report a broken server
  error: (event, fields) => console.error(`server: ${event}`, fields ?? {}),
};
