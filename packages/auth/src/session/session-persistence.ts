import { literalKeys, type LiteralKeys } from './literal-keys.ts';
import type { StoredSession } from './session-slice.ts';

/** redux-persist's storage for one reducer without serialisation. Writes synchronously. */
interface LiteralKeyStorage {
  getItem(key: string): Promise<StoredSession>;
  setItem(key: string, session: StoredSession): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** Stores the literal keys of the specification (D80). */
function createLiteralKeyStorage(keys: LiteralKeys): LiteralKeyStorage {
  return {
    getItem: () => Promise.resolve(keys.read()),
    setItem: (_key, session) => Promise.resolve(keys.write(session)),
    // redux-persist removes only when it purges; the session is cleared by its own actions.
    removeItem: () => Promise.resolve(),
  };
}

export const literalKeyStorage = createLiteralKeyStorage(literalKeys);

/**
 * What `persistReducer` needs. The slice reads storage synchronously, so that there is nothing to reconcile and no gate: the
 * guard knows the session at once (O-AU-08).
 */
export const sessionPersistence = {
  key: 'session',
  storage: literalKeyStorage,
  serialize: false,
  deserialize: false,
  stateReconciler: false,
} as const;
