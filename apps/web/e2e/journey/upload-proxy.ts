import type { IncomingMessage } from 'node:http';
import { type NetworkProxy, openProxy } from './network-proxy.ts';

export interface UploadProxy extends NetworkProxy {
  readonly requests: ReadonlyMap<string, number>;
  readonly most: { ofOne: number; inAll: number };
  loseNextAnswer(): Promise<void>;
  nextBegins(): Promise<void>;
}

/** A proxy that counts uploads and can drop a response after the server did its work. */
export async function openUploadProxy(target: string): Promise<UploadProxy> {
  const requests = new Map<string, number>();
  const underWay = new Map<string, number>();
  const most = { ofOne: 0, inAll: 0 };
  const onBegin: (() => void)[] = [];
  let toLose: (() => void) | null = null;

  function count(key: string, by: 1 | -1): void {
    underWay.set(key, (underWay.get(key) ?? 0) + by);
    most.ofOne = Math.max(most.ofOne, underWay.get(key) ?? 0);
    most.inAll = Math.max(
      most.inAll,
      [...underWay.values()].reduce((sum, some) => sum + some, 0),
    );
  }

  const proxy = await openProxy(target, (asked, answer) => {
    const key = keyOf(asked);
    if (key === null) return undefined;
    requests.set(key, (requests.get(key) ?? 0) + 1);
    count(key, 1);
    answer.once('close', () => count(key, -1));
    for (const begin of onBegin.splice(0)) begin();
    return () => {
      const lose = toLose;
      toLose = null;
      lose?.();
      return lose === null;
    };
  });
  return {
    ...proxy,
    requests,
    most,
    loseNextAnswer: () => new Promise((resolve) => (toLose = resolve)),
    nextBegins: () => new Promise((resolve) => onBegin.push(resolve)),
  };
}

function keyOf({ headers, method }: IncomingMessage): string | null {
  const key = headers['idempotency-key'];
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return method === 'POST' && isForm && typeof key === 'string' ? key : null;
}
