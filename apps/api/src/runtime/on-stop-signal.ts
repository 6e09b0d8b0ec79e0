const secondSignalCode = 130;

/** Milliseconds: npm and pnpm repeat a Ctrl+C that the terminal has sent already, which is not a second signal. */
const echo = 500;

/** Runs `stop` on the first SIGTERM or SIGINT and exits with its code; a second signal exits at once. */
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
