import { expect, test } from 'vitest';
import webPush from 'web-push';
import { createWebPush } from '../src/adapters/push/web-push.ts';
import { decryptPush } from './support/decrypt-push.ts';
import { startPushReceiver } from './support/push-receiver.ts';

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:soporte@huella.example';

async function pushTo() {
  const receiver = await startPushReceiver();
  const service = { keys, subject, services: [receiver.host], agent: receiver.agent };
  const message = { subscription: receiver.subscription, payload: 'x', topic: 'tema', secondsToLive: 60 };
  return {
    receiver,
    push: createWebPush(service),
    hurried: createWebPush({ ...service, timeLimit: 2_000 }),
    message,
  };
}

test('a message arrives encrypted, signed, and says what was sent', async () => {
  const { receiver, push, message } = await pushTo();
  const payload = '{"titulo":"Vacuna de Ñandú"}';
  expect(await push.send({ ...message, payload })).toBe('delivered');
  const [delivery] = receiver.deliveries;
  expect(delivery?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60', topic: 'tema' });
  expect(delivery?.headers.authorization).toMatch(/^vapid t=/);
  expect(delivery?.headers.authorization).toContain(`k=${push.publicKey}`);
  expect(decryptPush(delivery?.body ?? Buffer.of(), receiver.browser, receiver.auth)).toBe(payload);
});

test('a subscription that the service no longer knows is gone', async () => {
  const { receiver, push, message } = await pushTo();
  for (const status of [404, 410]) {
    receiver.answer.status = status;
    expect(await push.send(message)).toBe('gone');
  }
});

test('a service that rejects is told with its status, and with how long it wants to be left alone', async () => {
  const { receiver, push, message } = await pushTo();
  receiver.answer.status = 503;
  expect(await push.send(message)).toEqual({ status: 503, retryAfter: 0 });
  receiver.answer.headers = { 'Retry-After': '120' };
  expect(await push.send(message)).toEqual({ status: 503, retryAfter: 120 });
  receiver.answer.headers = { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() };
  const dated = await push.send(message);
  expect(dated).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  expect(dated).not.toEqual({ status: 503, retryAfter: 0 });
});

test('a service that cannot be reached, or breaks off, gave no answer', async () => {
  const { receiver, push, message } = await pushTo();
  receiver.answer.breaksOff = true;
  expect(await push.send(message)).toEqual({ status: 0, retryAfter: 0 });
});

test('a service that never answers is left when its time is over, and one that goes on talking is not listened to', async () => {
  const { receiver, push, hurried, message } = await pushTo();
  receiver.answer.dripsBody = true;
  expect(await push.send(message)).toBe('delivered');
  receiver.answer.isSilent = true;
  expect(await hurried.send(message)).toEqual({ status: 0, retryAfter: 0 });
  expect(receiver.deliveries).toHaveLength(2);
});

test('a subscription to anything but a push service of a browser is never called', async () => {
  const { receiver } = await pushTo();
  const push = createWebPush({ keys, subject, agent: receiver.agent });
  for (const subscription of [
    receiver.subscription,
    'firebase-token',
    '{"endpoint":"https://10.0.0.1/x"}',
    'null',
  ]) {
    expect(await push.send({ subscription, payload: 'x', topic: 'tema', secondsToLive: 60 })).toBe('gone');
  }
  expect(receiver.deliveries).toHaveLength(0);
});

test('endpoints of the push services of browsers are accepted, and nothing that looks like one', () => {
  const push = createWebPush({ keys, subject });
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])
    expect([endpoint, push.accepts(endpoint)]).toEqual([endpoint, true]);
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.atacante.example/abc',
    'https://atacante.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@atacante.example/abc',
    'https://evilfcm.googleapis.com.example/abc',
    'https://user:clave@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:81/abc',
    'https://localhost/abc',
    'https://169.254.169.254/latest',
    'nada',
  ])
    expect([endpoint, push.accepts(endpoint)]).toEqual([endpoint, false]);
});
