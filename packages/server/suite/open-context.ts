import { createApp, type MailMessage } from '@huella/server';
import {
  START,
  type SuiteContext,
  type Runtime,
  type CreateRuntime,
  type ControlledPorts,
} from './runtime.ts';

/** A home with an app that checks every answer against the contract. */
export async function openContext(
  createRuntime: CreateRuntime,
): Promise<SuiteContext & { runtime: Runtime }> {
  let now = Date.parse(START);
  let rejections = 0;
  const mails: MailMessage[] = [];
  const logged: string[] = [];
  const controlledPorts: ControlledPorts = {
    clock: { now: () => new Date(now) },
    mail: {
      async send(message) {
        if (rejections > 0) {
          rejections -= 1;
          throw new Error('mailbox unavailable');
        }
        mails.push(message);
      },
    },
    log: {
      info: (event, fields) => void logged.push(JSON.stringify({ event, ...fields })),
      error: (event, fields) => void logged.push(JSON.stringify({ level: 'error', event, ...fields })),
    },
  };
  const runtime = await createRuntime(controlledPorts);
  return {
    runtime,
    ports: runtime.ports,
    app: createApp(runtime.ports, { checkResponses: true }),
    advance(milliseconds) {
      now += milliseconds;
    },
    mails,
    rejectMails(count) {
      rejections = count;
    },
    logged,
  };
}
