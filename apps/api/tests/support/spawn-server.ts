import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../../src/main.ts');

type Variables = Readonly<Record<string, string>>;

interface LogLine {
  readonly event: string;
  readonly [field: string]: unknown;
}

export interface SpawnedServer {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: readonly string[];
  /** Resolves with the first log line of that event. */
  logged(event: string): Promise<LogLine>;
  /** Sends the signal and waits. Returns the exit code, or the signal that ended the process. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** Starts a server that ends with the test. */
export function spawnServer(variables: Variables): Promise<SpawnedServer> {
  return startServer(variables, (child) => onTestFinished(() => void child.kill('SIGKILL')));
}

/** Starts the real server as a process with exactly these variables, and waits until it is ready. */
export async function startServer(
  variables: Variables,
  onChild: (child: ChildProcess) => void = () => undefined,
): Promise<SpawnedServer> {
  const env = { PATH: process.env['PATH'], WEB_DIR: '/nowhere', LOG_FORMAT: 'json', ...variables };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onChild(child);
  const output: string[] = [];
  const waiting = new Map<string, (line: LogLine) => void>();
  const lines = new Map<string, LogLine>();
  const take = (text: string) => {
    output.push(text);
    const line = parseLine(text);
    if (line === null || lines.has(line.event)) return;
    lines.set(line.event, line);
    waiting.get(line.event)?.(line);
  };
  createInterface(child.stdout).on('line', take);
  createInterface(child.stderr).on('line', take);
  const ended = once(child, 'exit');
  const logged = async (event: string) => {
    const found = lines.get(event);
    if (found) return found;
    const seen = new Promise<LogLine>((resolve) => waiting.set(event, resolve));
    const over = ended.then(() => Promise.reject(new Error(`No ${event} in:\n${output.join('\n')}`)));
    return Promise.race([seen, over]);
  };
  const { url } = await logged('server.started');
  return {
    url: String(url),
    child,
    output,
    logged,
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode ?? child.signalCode;
    },
  };
}

function parseLine(text: string): LogLine | null {
  if (!text.startsWith('{')) return null;
  const line: unknown = JSON.parse(text);
  return typeof line === 'object' && line !== null && 'event' in line
    ? { ...line, event: String(line.event) }
    : null;
}
