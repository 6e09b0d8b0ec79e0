import { cpus } from 'node:os';

/** Milliseconds of all processors of the machine, including other programs. */
interface ProcessorTime {
  readonly busy: number;
  readonly all: number;
}

function processorTime(): ProcessorTime {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, each) => sum + each, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/** Starts measuring; the returned function ends it with the milliseconds processors were busy, and their share from 0 to 1. */
export function watchProcessors(): () => { readonly busy: number; readonly share: number } {
  const from = processorTime();
  return () => {
    const to = processorTime();
    const busy = to.busy - from.busy;
    return { busy, share: busy / (to.all - from.all) };
  };
}
