const secondSignalCode = 130;

/** npm and pnpm pass Ctrl+C on to a process that the terminal has told already: that is still the first signal. */
const echo = 500;

/** Runs `stop` on the first SIGTERM or SIGINT and ends with its exit code; a second signal ends at once. */
export function onStopSignal(stop: () => Promise<number>): void {
  let first: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (first !== undefined) {
      if (now - first > echo) process.exit(secondSignalCode);
      return;
    }
    first = now;
    void stop().then(
      (code) => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
