import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface BenchProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a program, by an absolute path or one in the repository, with Node's flags, and waits for the first URL that it prints.
 * `launcher` is a command that starts Node in its own place, such as `taskset`.
 */
export async function startProcess(
  script: string,
  variables: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
  launcher: readonly string[] = [],
): Promise<BenchProcess> {
  const path = resolve(import.meta.dirname, '../../..', script);
  const [command, ...words] = [...launcher, process.execPath, ...flags, path];
  const child = spawn(command, words, {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((found, reject) => {
    const lines = createInterface(child.stdout).on('line', (line) => {
      const printed = /https?:\/\/[\w.:]+|postgres:\/\/\S+/.exec(line)?.[0];
      if (!printed) return;
      found(printed);
      // To read the log line by line here would slow down what is measured.
      lines.close();
      child.stdout.resume();
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
