import { argentineMoment } from '@huella/validation/event';
import type { CallId } from '@huella/contract';
import type { Fault } from '../answers/faults.ts';
import type { LoggedCall } from '../answers/call-log.ts';
import type { MockServer } from '../mock-server.ts';
import { createOperator, type Operator } from '../operator/operator.ts';
import type { CapturedMail } from '../ports/mailbox.ts';
import { readCall, readFault, readMilliseconds, readTimes, readWho, type Who } from '../scenario/names.ts';
import { clockOf } from '../scenario/read-scenario.ts';
import { currentScenario } from '../scenario/current-scenario.ts';
import type { Device } from '../scenario/device.ts';
import { scenarioLink } from '../scenario/scenario-link.ts';
import { become, forgetDevice } from '../scenario/sign-in-as.ts';
import { readStateFile, writeStateFile } from '../storage/state-file.ts';

interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
}

/** The clock of server and page. Due work is finished before the promises resolve. */
interface QaClock {
  /** `YYYY-MM-DDTHH:MM` in Argentina. */
  now: () => string;
  /** Sets a time in Argentina, `YYYY-MM-DDTHH:MM` or `YYYY-MM-DD`, or `real` time; the clock keeps running. */
  set: (time: string) => Promise<void>;
  advance: (by: Duration) => Promise<void>;
}

/** Automates QA's build as `window.huellaQa`. Unknown names throw in Spanish. */
export interface HuellaQa {
  /** Signs a persona in, creating it if needed, and restarts the app at `path`. */
  persona: (name: Who, path?: string) => Promise<void>;
  /** Makes a call fail, always or `times` times; null removes its faults. */
  fault: (call: CallId, fault: Fault | { readonly status: Fault; readonly times: number } | null) => void;
  latency: (call: CallId | 'all', milliseconds: number) => void;
  clock: QaClock;
  /** Requests since the page was loaded, newest first. */
  log: () => readonly LoggedCall[];
  cancelCalls: () => void;
  /** Oldest first. */
  mails: () => readonly CapturedMail[];
  operator: Operator;
  /** A URL that recreates the page's scenario in any QA build. */
  link: () => string;
  /** Exports the state of server and device as a file's text. */
  exportState: () => Promise<string>;
  importState: (text: string) => Promise<void>;
  reset: () => Promise<void>;
}

declare global {
  interface Window {
    huellaQa?: HuellaQa;
  }
}

const MINUTE = 60_000;

function createClock(server: Pick<MockServer, 'clock' | 'work'>): QaClock {
  return {
    now: () => argentineMoment(server.clock.now()),
    set: (time) => {
      const instant = clockOf(time);
      if (instant === 'real') server.clock.reset();
      else server.clock.set(instant);
      return server.work();
    },
    advance: ({ days = 0, hours = 0, minutes = 0 }) => {
      server.clock.advance(((days * 24 + hours) * 60 + minutes) * MINUTE);
      return server.work();
    },
  };
}

function begin(path = '/'): void {
  location.assign(path);
}

export function createHuellaQa(server: MockServer, device: Device): HuellaQa {
  return {
    persona: async (name, path) => {
      await become(server, device, readWho(name));
      begin(path);
    },
    fault: (call, fault) => {
      const callId = readCall(call);
      if (fault === null) return server.lift(callId);
      const { status, times } = typeof fault === 'object' ? fault : { status: fault, times: null };
      const checked = times === null ? null : readTimes(String(times));
      server.fail({ callId, fault: readFault(String(status)), times: checked });
    },
    latency: (call, milliseconds) =>
      server.setLatency(readMilliseconds(String(milliseconds)), call === 'all' ? undefined : readCall(call)),
    clock: createClock(server),
    log: () => server.log(),
    cancelCalls: () => server.cancelCalls(),
    mails: () => server.mails(),
    operator: createOperator(server),
    link: () => scenarioLink(location.href, currentScenario(server)),
    exportState: async () =>
      writeStateFile({
        server: await server.capture(),
        device: Object.fromEntries(Object.entries<string>(localStorage)),
      }),
    importState: async (text) => {
      const whole = readStateFile(text);
      await server.restore(whole.server);
      localStorage.clear();
      for (const [key, value] of Object.entries(whole.device)) localStorage.setItem(key, value);
      begin();
    },
    reset: async () => {
      await server.reset();
      forgetDevice();
      begin();
    },
  };
}
