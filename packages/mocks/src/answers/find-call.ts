import { calls, type CallId } from '@huella/contract';

function isCallId(id: string): id is CallId {
  return id in calls;
}

export const callIds: readonly CallId[] = Object.keys(calls).filter(isCallId);

interface Route {
  readonly id: CallId;
  readonly method: string;
  readonly pattern: RegExp;
}

function patternOf(path: string): RegExp {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

const routes: readonly Route[] = callIds.map((id) => ({
  id,
  method: calls[id].method,
  pattern: patternOf(calls[id].path),
}));

/** Null for a request outside of the contract. */
export function findCall(method: string, pathname: string): CallId | null {
  return routes.find((route) => route.method === method && route.pattern.test(pathname))?.id ?? null;
}
