let stack: readonly string[] = [];
const listeners = new Set<() => void>();

function write(next: readonly string[]) {
  stack = next;
  for (const listener of listeners) listener();
}

/** Who wants the next "back", the newest last. */
export const blockerStack = {
  top: () => stack.at(-1),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  push: (id: string) => {
    write([...stack, id]);
    return () => write(stack.filter((other) => other !== id));
  },
};
