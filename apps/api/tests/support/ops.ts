import { runOps } from '../../src/ops/run.ts';

export function ops(DATA_DIR: string, ...args: string[]) {
  return opsWith({ DATA_DIR }, ...args);
}

/** Runs a command with additional settings. */
export async function opsWith(environment: Readonly<Record<string, string>>, ...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runOps(args, environment, {
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    note: () => undefined,
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}
