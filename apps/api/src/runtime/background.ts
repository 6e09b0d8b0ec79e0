import { deliverOutbox, deliverPushes, remindOwners, sweepExpired, type Ports } from '@huella/server';
import { startWorker, type Worker } from './worker.ts';

const second = 1_000;
const hour = 3_600 * second;

/** What goes on beside the requests: mails and push messages go out, owners are reminded, and what has expired is swept away. */
export function startBackground(ports: Ports): Worker {
  const { log } = ports;
  const deliver = () => deliverOutbox(ports);
  const outbox = startWorker({ name: 'outbox', work: deliver, pause: second, log });
  const pushes = startWorker({ name: 'pushes', work: () => deliverPushes(ports), pause: second, log });
  const reminders = startWorker({ name: 'reminders', work: () => remindOwners(ports), pause: second, log });
  const sweeper = startWorker({ name: 'sweeper', work: () => sweepExpired(ports), pause: hour, log });
  return {
    stop: async () => {
      await Promise.all([outbox.stop(), pushes.stop(), reminders.stop(), sweeper.stop()]);
      // The requests that finished last may have left a mail.
      await deliver();
    },
  };
}
