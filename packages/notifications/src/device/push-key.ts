/** Decodes a VAPID key: not all browsers accept base64url. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Whether a subscription uses this key. One with an older key gets no messages (N-C10G). */
export function usesKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (own === null) return false;
  const [left, right] = [new Uint8Array(own), keyBytes(key)];
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
