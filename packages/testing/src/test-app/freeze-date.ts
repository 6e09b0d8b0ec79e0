/**
 * Freezes `new Date()` and `Date.now()` until the returned function is called. Timers keep running. A proxy rather than a
 * subclass, so that existing dates stay an `instanceof Date`.
 */
export function freezeDate(instant: Date): () => void {
  const RealDate = globalThis.Date;
  const now = instant.getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now], newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
