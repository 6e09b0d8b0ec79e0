import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SentMail } from './received-reminders.ts';
import type { YearJobs } from './run-year.ts';
import { createRandom } from '../random.ts';

interface ReminderProcess {
  /** Resolves when the process has finished the command, or died. */
  tell(line: string): Promise<void>;
  kill(): void;
}

export interface ReminderProcesses extends YearJobs {
  /** How many were killed while working. */
  killed(): number;
  sent(): SentMail[];
  stop(): void;
}

interface Options {
  readonly url: string;
  readonly folder: string;
  readonly seed: number;
  /** The kills to spread over the rounds with work. */
  readonly kills: number;
  readonly rounds: number;
}

const HAS_WORK = /T09:0[02]/;
/** The latest kill after the start of a round, in milliseconds: most rounds with work last longer. */
const LATEST_KILL = 25;

/** Two processes with the same work; now and then one is killed while working, and restarted. */
export async function startReminderProcesses({
  url,
  folder,
  seed,
  ...load
}: Options): Promise<ReminderProcesses> {
  const random = createRandom(seed);
  const processes = [await startProcess(url, folder), await startProcess(url, folder)];
  const every = Math.floor(load.rounds / load.kills);
  let rounds = 0;
  let killed = 0;

  async function killOne(): Promise<void> {
    const victim = killed % processes.length;
    await sleep(random() * LATEST_KILL);
    processes[victim]?.kill();
    killed += 1;
    processes[victim] = await startProcess(url, folder);
  }

  async function round(line: string): Promise<void> {
    if (HAS_WORK.test(line)) rounds += 1;
    const working = processes.map((one) => one.tell(line));
    if (HAS_WORK.test(line) && rounds % every === 0 && killed < load.kills) working.push(killOne());
    await Promise.all(working);
  }

  return {
    remind: (instant) => round(`${instant} remind`),
    deliver: (instant) => round(`${instant} deliver`),
    killed: () => killed,
    sent: () => readMails(join(folder, 'mails.jsonl')),
    stop: () => {
      for (const one of processes) one.kill();
    },
  };
}

async function startProcess(url: string, folder: string): Promise<ReminderProcess> {
  const script = join(import.meta.dirname, 'reminder-process.ts');
  const child = spawn(process.execPath, [script, url, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  let heard: (() => void) | undefined;
  createInterface(child.stdout).on('line', () => heard?.());
  const answer = () => new Promise<void>((resolve) => (heard = resolve));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stdin.on('error', () => undefined);
  await Promise.race([answer(), ended]);
  if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
  return {
    tell: async (line) => {
      const done = answer();
      child.stdin.write(`${line}\n`);
      await Promise.race([done, ended]);
    },
    kill: () => child.kill('SIGKILL'),
  };
}

function readMails(file: string): SentMail[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): SentMail => JSON.parse(line));
}
