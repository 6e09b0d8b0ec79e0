import { expect, test } from 'vitest';
import { createMovableClock } from './movable-clock.ts';

const DAY = 86_400_000;

function clockAt(real: { ms: number }) {
  return createMovableClock(undefined, () => real.ms);
}

test('it shows real time until it is moved', () => {
  const real = { ms: 1_000 };
  const clock = clockAt(real);
  real.ms = 5_000;
  expect(clock.now().getTime()).toBe(5_000);
});

test('a clock that was set keeps ticking', () => {
  const real = { ms: 0 };
  const clock = clockAt(real);
  clock.set(new Date(10 * DAY));
  real.ms = 500;
  expect(clock.now().getTime()).toBe(10 * DAY + 500);
});

test('a frozen clock keeps its time and can be advanced', () => {
  const real = { ms: 0 };
  const clock = clockAt(real);
  clock.freeze(new Date(DAY));
  real.ms = 9_999;
  clock.advance(DAY);
  expect(clock.now().getTime()).toBe(2 * DAY);
});

test('its state makes an equal clock', () => {
  const real = { ms: 0 };
  const clock = clockAt(real);
  clock.advance(3 * DAY);
  const copy = createMovableClock(clock.state(), () => real.ms);
  expect(copy.now()).toEqual(clock.now());
});

test('reset goes back to real time', () => {
  const real = { ms: 7 };
  const clock = clockAt(real);
  clock.freeze(new Date(DAY));
  clock.reset();
  expect(clock.now().getTime()).toBe(7);
});
