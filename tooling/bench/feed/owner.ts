import { insuredPerson } from '../insured-person.ts';

export interface Owner {
  call(method: string, path: string, body?: object): Promise<unknown>;
}

export async function newOwner(url: string): Promise<Owner> {
  const storage = await insuredPerson(url);
  const token = storage.find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    async call(method, path, body) {
      const response = await fetch(new URL(path, url), {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
      return response.json();
    },
  };
}

export async function note(owner: Owner, events: readonly object[]): Promise<void> {
  const waiting = [...events];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await owner.call('POST', '/app/user/eventos', next);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
