import { afterEach, expect, test } from 'vitest';
import { fakePush, type FakePush, type FakePushOptions } from '../testing/fake-push.ts';
import { STORY_KEY } from '../testing/story-device.ts';
import { storeMark } from './mark.ts';
import { renew } from './renew.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

const OTHER_KEY = 'BMu_eHVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo';
const earlier = 'https://fcm.googleapis.com/fcm/send/earlier';

let push: FakePush;
const begin = (options: FakePushOptions = {}) => (push = fakePush({ permission: 'granted', ...options }));
afterEach(() => push.restore());

const sent: string[] = [];
const send = async (token: string) => {
  sent.push(token);
  return 'mark-2';
};
const tokenOf = (endpoint: string) => JSON.stringify({ endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } });

test('a subscription is sent, its mark kept, and its token is its JSON text', async () => {
  begin();
  const token = await subscribe(STORY_KEY, send);
  expect(token).toBe(tokenOf('https://fcm.googleapis.com/fcm/send/new-1'));
  expect(sent.at(-1)).toBe(token);
  expect(push.mark()).toBe('mark-2');
});

test('N-C10G a subscription with an older key of the server is given up for a new one', async () => {
  begin({ subscribedWith: OTHER_KEY });
  await subscribe(STORY_KEY, send);
  expect(push.unsubscribed).toEqual([earlier]);
  expect(push.subscribed).toHaveLength(1);
});

test('what the server did not take is undone', async () => {
  begin();
  const failure = new Error('offline');
  await expect(subscribe(STORY_KEY, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(push.unsubscribed).toHaveLength(1);
  expect(push.mark()).toBeNull();
});

test('N-C09G at the end the mark goes, what is shown goes, and the browser is unsubscribed', async () => {
  begin({ subscribedWith: STORY_KEY });
  await storeMark('mark-1');
  await unsubscribe();
  expect([push.mark(), push.closed, push.unsubscribed]).toEqual([null, 1, [earlier]]);
});

const renewal = (token: string, key: string | null = STORY_KEY) =>
  renew({ token, getKey: async () => key, send });

test('what is as it was is said to the server again, which may have dropped it for another browser', async () => {
  begin({ subscribedWith: STORY_KEY });
  await storeMark('mark-1');
  expect(await renewal(tokenOf(earlier))).toBe(tokenOf(earlier));
  expect([push.subscribed, sent.at(-1), push.mark()]).toEqual([[], tokenOf(earlier), 'mark-2']);
});

test.each([
  ['the server has another key', { subscribedWith: OTHER_KEY }, 'mark-1', earlier],
  ['the browser made another subscription', { subscribedWith: STORY_KEY }, 'mark-1', 'https://old.example'],
  ['the browser has none any more', {}, 'mark-1', earlier],
  ['the mark was deleted with the site’s data', { subscribedWith: STORY_KEY }, null, earlier],
])('it is subscribed again without a question where %s', async (_why, options, mark, endpoint) => {
  begin(options);
  if (mark !== null) await storeMark(mark);
  const token = await renewal(tokenOf(endpoint));
  expect(sent.at(-1)).toBe(token);
  expect([push.subscribed.length, push.mark(), push.permissionRequests]).toEqual([1, 'mark-2', 0]);
});

test('where the permission was taken back nothing is left', async () => {
  begin({ subscribedWith: STORY_KEY, permission: 'denied' });
  await storeMark('mark-1');
  expect(await renewal(tokenOf(earlier))).toBeNull();
  expect(push.mark()).toBeNull();
});

test('a server that sends none for now changes nothing', async () => {
  begin({ subscribedWith: STORY_KEY });
  expect(await renewal(tokenOf(earlier), null)).toBe(tokenOf(earlier));
  expect(push.subscribed).toEqual([]);
});
