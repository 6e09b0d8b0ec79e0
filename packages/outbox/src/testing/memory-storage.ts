import { vi } from 'vitest';

/** An empty localStorage for Node. */
export function stubLocalStorage(): Map<string, string> {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const keys = { ownKeys: () => [...values.keys()] };
  const describe = { getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
  vi.stubGlobal('localStorage', new Proxy(storage, { ...keys, ...describe }));
  return values;
}
