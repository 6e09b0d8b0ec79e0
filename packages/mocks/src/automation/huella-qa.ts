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

/** The clock of server and page. Whatever is due where it is moved to is done before the promise resolves. */
interface QaClock {
  /** `YYYY-MM-DDTHH:MM` in Argentina. */
  now: () => string;
  /** Goes to a time in Argentina, `YYYY-MM-DDTHH:MM` or `YYYY-MM-DD`, or to `real` time, and keeps ticking. */
  set: (time: string) => Promise<void>;
  /** Moves on, or back when negative. */
  advance: (by: Duration) => Promise<void>;
}

/** What drives QA's build from outside, as `window.huellaQa`. Names that nobody knows throw, in Spanish. */
export interface HuellaQa {
  /** Signs somebody in, making them first when they are not there, and starts the app again at `path`. */
  persona: (name: Who, path?: string) => Promise<void>;
  /** Makes a call fail: every time, or `times` times; null takes its faults back. */
  fault: (call: CallId, fault: Fault | { readonly status: Fault; readonly times: number } | null) => void;
  /** Makes one call, or every call that has no latency of its own, take longer. */
  latency: (call: CallId | 'all', milliseconds: number) => void;
  clock: QaClock;
  /** What was asked of the server since the page was loaded, newest first. */
  log: () => readonly LoggedCall[];
  /** Ends every request that runs as a connection that breaks off. */
  cancelCalls: () => void;
  /** The mails that were sent, oldest first. */
  mails: () => readonly CapturedMail[];
  operator: Operator;
  /** An address that makes the page's scenario wherever QA's build runs. */
  link: () => string;
  /** The whole state, server and device, as the text of a file. */
  exportState: () => Promise<string>;
  /** Becomes such a state and starts the app again. */
  importState: (text: string) => Promise<void>;
  /** Empties server and device and starts the app again. */
  reset: () => Promise<void>;
}

declare global {
  interface Window {
    /** Only in QA's build. */
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

/** Binds the functions to the server in this page and to the app's device. */
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
