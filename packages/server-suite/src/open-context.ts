import { createApp, type MailMessage, type PushMessage, type PushResult } from '@huella/server';
import type { ControlledPorts, CreateRuntime } from '@huella/server/testing';
import { PUSH_KEY, START, type SuiteContext } from './suite-context.ts';

export interface OpenContext extends SuiteContext {
  readonly close: () => Promise<void>;
}

const deliver = (): PushResult => 'delivered';

export async function openContext(createRuntime: CreateRuntime): Promise<OpenContext> {
  let now = Date.parse(START);
  let rejections = 0;
  const mails: MailMessage[] = [];
  const pushes: PushMessage[] = [];
  let answerPush: (message: PushMessage) => PushResult = deliver;
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
    push: {
      publicKey: PUSH_KEY,
      accepts: (endpoint) => new URL(endpoint).hostname.endsWith('push.example'),
      async send(message) {
        pushes.push(message);
        return answerPush(message);
      },
    },
    log: {
      info: (event, fields) => void logged.push(JSON.stringify({ event, ...fields })),
      error: (event, fields) => void logged.push(JSON.stringify({ level: 'error', event, ...fields })),
    },
  };
  const { ports, close } = await createRuntime(controlledPorts);
  return {
    ports,
    close,
    app: createApp(ports, { checkResponses: true }),
    advance(milliseconds) {
      now += milliseconds;
    },
    mails,
    rejectMails(count) {
      rejections = count;
    },
    pushes,
    answerPushes(answer) {
      answerPush = answer;
    },
    logged,
  };
}
