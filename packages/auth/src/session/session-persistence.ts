import { literalKeys, type LiteralKeys } from './literal-keys.ts';
import type { StoredSession } from './session-slice.ts';

/** redux-persist's storage, for one reducer that is kept without serialisation. Writes are done when it returns. */
interface LiteralKeyStorage {
  getItem(key: string): Promise<StoredSession>;
  setItem(key: string, session: StoredSession): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** A redux-persist storage adapter that keeps the literal keys of the specification (D80). */
function createLiteralKeyStorage(keys: LiteralKeys): LiteralKeyStorage {
  return {
    getItem: () => Promise.resolve(keys.read()),
    setItem: (_key, session) => Promise.resolve(keys.write(session)),
    // redux-persist removes only when it purges; the session leaves storage by its own actions.
    removeItem: () => Promise.resolve(),
  };
}

/** The adapter over this browser's localStorage. */
export const literalKeyStorage = createLiteralKeyStorage(literalKeys);

/**
 * What `persistReducer` needs for the session. The slice starts from storage at once, so there is nothing to reconcile
 * and no gate to wait for: the guard knows from the first moment whether somebody is signed in (O-AU-08).
 */
export const sessionPersistence = {
  key: 'session',
  storage: literalKeyStorage,
  serialize: false,
  deserialize: false,
  stateReconciler: false,
} as const;
