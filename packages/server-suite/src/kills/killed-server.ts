import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { givenAnswer, type GivenAnswer, type SentRequest } from './sent-request.ts';

export interface KilledServer {
  /** The response; null if the process died first. */
  send(request: SentRequest): Promise<GivenAnswer | null>;
  kill(): Promise<void>;
}

interface Options {
  readonly folder: string;
  /** 32 bytes in hexadecimal. */
  readonly key: string;
  /** The time of its clock. */
  readonly instant: string;
}

export async function startKilledServer({ folder, key, instant }: Options): Promise<KilledServer> {
  const script = join(import.meta.dirname, 'server-process.ts');
  const child = spawn(process.execPath, [script, folder, key, instant], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  const lines = createInterface(child.stdout);
  const waiting = new Map<number, (answer: GivenAnswer | null) => void>();
  const ready = new Promise<void>((resolve) => lines.once('line', () => resolve()));
  const closed = new Promise<void>((resolve) => lines.once('close', resolve));
  await Promise.race([ready, closed]);
  if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
  lines.on('line', (line) => {
    const answer = givenAnswer.parse(JSON.parse(line));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  // Only after all output was read: a buffered response counts as sent.
  lines.once('close', () => {
    for (const tell of waiting.values()) tell(null);
  });
  return {
    send: (request) =>
      new Promise((resolve) => {
        waiting.set(request.id, resolve);
        child.stdin.write(`${JSON.stringify(request)}\n`);
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
