import { expect, test } from 'vitest';
import webPush from 'web-push';
import { createWebPush } from '../src/adapters/push/web-push.ts';
import { decryptPush } from './support/decrypt-push.ts';
import { startPushReceiver } from './support/push-receiver.ts';

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:soporte@huella.example';

test('a notification arrives encrypted, signed, and says what was sent', async () => {
  const receiver = await startPushReceiver();
  const push = createWebPush({ keys, subject, services: ['localhost'], agent: receiver.agent });
  expect(await push.send(receiver.subscription, '{"title":"Vacuna de Ñandú"}')).toBe('delivered');
  const [delivery] = receiver.deliveries;
  expect(delivery?.headers.authorization).toMatch(/^vapid t=/);
  expect(delivery?.headers['content-encoding']).toBe('aes128gcm');
  expect(decryptPush(delivery?.body ?? Buffer.of(), receiver.browser, receiver.auth)).toBe(
    '{"title":"Vacuna de Ñandú"}',
  );
});

test('a subscription that the service no longer knows is gone', async () => {
  const receiver = await startPushReceiver();
  const push = createWebPush({ keys, subject, services: ['localhost'], agent: receiver.agent });
  for (const status of [404, 410]) {
    receiver.answer.status = status;
    expect(await push.send(receiver.subscription, 'x')).toBe('gone');
  }
});

test('a service in trouble rejects without the address of the subscription', async () => {
  const receiver = await startPushReceiver();
  const push = createWebPush({ keys, subject, services: ['localhost'], agent: receiver.agent });
  receiver.answer.status = 503;
  await expect(push.send(receiver.subscription, 'x')).rejects.toThrow(/^The push service answered 503$/);
});

test('a subscription to anything but a push service of a browser is never called', async () => {
  const receiver = await startPushReceiver();
  const push = createWebPush({ keys, subject, agent: receiver.agent });
  for (const subscription of [
    receiver.subscription,
    'firebase-token',
    '{"endpoint":"https://10.0.0.1/x"}',
    'null',
  ]) {
    expect(await push.send(subscription, 'x')).toBe('gone');
  }
  expect(receiver.deliveries).toHaveLength(0);
});
