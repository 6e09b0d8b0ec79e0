/** Makes `new Date()` and `Date.now()` return the server's time, because forms and server must agree on the day. Timers stay real. */
export function installPageClock(now: () => Date): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, parameters: unknown[], newTarget) =>
      Reflect.construct(real, parameters.length === 0 ? [now().getTime()] : parameters, newTarget),
    get: (real, key) => (key === 'now' ? () => now().getTime() : Reflect.get(real, key)),
  });
}
