import { createApp, type MailMessage } from '@huella/server';
import { START, type Bench, type Home, type MakeHome, type Outside } from './home.ts';

/** A home with an app that checks every answer against the contract. */
export async function openBench(makeHome: MakeHome): Promise<Bench & { home: Home }> {
  let now = Date.parse(START);
  let refusals = 0;
  const mails: MailMessage[] = [];
  const logged: string[] = [];
  const outside: Outside = {
    clock: { now: () => new Date(now) },
    mail: {
      async send(message) {
        if (refusals > 0) {
          refusals -= 1;
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
  const home = await makeHome(outside);
  return {
    home,
    ports: home.ports,
    app: createApp(home.ports, { checkResponses: true }),
    pass(milliseconds) {
      now += milliseconds;
    },
    mails,
    refuseMails(count) {
      refusals = count;
    },
    logged,
  };
}
