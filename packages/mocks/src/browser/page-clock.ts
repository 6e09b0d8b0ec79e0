/**
 * Makes `new Date()` and `Date.now()` of this page tell the server's time: a form that looks at the calendar has to
 * agree with the server that checks it. Timers stay real.
 */
export function installPageClock(now: () => Date): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, parameters: unknown[], newTarget) =>
      Reflect.construct(real, parameters.length === 0 ? [now().getTime()] : parameters, newTarget),
    get: (real, key) => (key === 'now' ? () => now().getTime() : Reflect.get(real, key)),
  });
}
