import { runOps } from '../../src/ops/run.ts';

/** Runs the command line beside whatever server has that data folder. */
export async function ops(DATA_DIR: string, ...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runOps(
    args,
    { DATA_DIR },
    {
      print: (text) => printed.push(text),
      complain: (text) => complaints.push(text),
      note: () => undefined,
    },
  );
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}
