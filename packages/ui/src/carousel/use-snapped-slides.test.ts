import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSnappedSlides } from './use-snapped-slides.ts';

function threeSlides() {
  const { result } = renderHook(() => useSnappedSlides(3));
  const track = document.createElement('div');
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  Object.assign(track, { scrollTo });
  result.current.track.current = track;
  const scroll = (left: number) => {
    track.scrollLeft = left;
    act(() => result.current.scroller.onScroll());
    return result.current.shown;
  };
  const go = (steps: number) => {
    act(() => result.current.go(result.current.shown + steps));
    return result.current.shown;
  };
  const end = () => {
    act(() => result.current.scroller.onScrollEnd());
    return result.current.shown;
  };
  const swipe = () => act(() => result.current.scroller.onPointerDown());
  return { scrollTo, scroll, end, go, swipe };
}

test('a second tap before the first has scrolled goes one further, and no further than the last', () => {
  const { scrollTo, go } = threeSlides();
  expect([go(1), go(1), go(1)]).toEqual([1, 2, 2]);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 600 });
});

test('a scroll on its way to a slide does not show the ones between', () => {
  const { scroll, go } = threeSlides();
  go(2);
  expect([scroll(100), scroll(300), scroll(600)]).toEqual([2, 2, 2]);
});

test('a swipe shows the slide in view, also while a tap scrolls elsewhere', () => {
  const { scroll, go, swipe } = threeSlides();
  expect([scroll(140), scroll(160)]).toEqual([0, 1]);
  go(1);
  swipe();
  expect(scroll(290)).toBe(1);
});

test('once arrived, a swipe is followed again', () => {
  const { scroll, go } = threeSlides();
  go(1);
  scroll(300);
  expect(scroll(0)).toBe(0);
});

test('a scroll that ended short of its slide shows the one in view', () => {
  const { scroll, end, go } = threeSlides();
  go(2);
  scroll(300);
  expect(end()).toBe(1);
});
