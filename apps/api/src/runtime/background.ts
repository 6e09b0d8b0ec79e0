import { deliverOutbox, deliverPushes, remindOwners, sweepExpired, type Ports } from '@huella/server';
import type { Observer } from '../telemetry/observer.ts';
import { repeatJob, type BackgroundJob } from './repeat-job.ts';

const second = 1_000;
const hour = 3_600 * second;

/** Runs besides requests: mails, push messages, reminders, and the sweep. */
export function startBackground(ports: Ports, observer?: Observer): BackgroundJob {
  const common = { log: ports.log, onPass: observer?.job };
  const deliver = () => deliverOutbox(ports);
  const outbox = repeatJob({ name: 'outbox', work: deliver, pause: second, ...common });
  const pushes = repeatJob({ name: 'pushes', work: () => deliverPushes(ports), pause: second, ...common });
  const reminders = repeatJob({
    name: 'reminders',
    work: () => remindOwners(ports),
    pause: second,
    ...common,
  });
  const sweeper = repeatJob({ name: 'sweeper', work: () => sweepExpired(ports), pause: hour, ...common });
  return {
    stop: async () => {
      await Promise.all([outbox.stop(), pushes.stop(), reminders.stop(), sweeper.stop()]);
      // The last requests may have enqueued a mail.
      await deliver();
    },
  };
}
