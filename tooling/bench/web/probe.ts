declare global {
  interface Window {
    huellaBench: { lcp: number; shifts: number; live: number | null };
  }
}

/**
 * Runs in the page before its scripts: collects LCP and CLS, and when React has hydrated the element that makes the page usable
 * (`live`).
 */
export function probe(readySelector: string): void {
  const found: Window['huellaBench'] = { lcp: 0, shifts: 0, live: null };
  window.huellaBench = found;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
        found.shifts += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const isLive = (): boolean => {
    const element = document.querySelector(readySelector);
    if (!element?.getClientRects().length) return false;
    let node: Element | null = element;
    for (let level = 0; node && level < 4; level += 1, node = node.parentElement) {
      if (Object.keys(node).some((key) => key.startsWith('__react'))) return true;
    }
    return false;
  };
  const watch = (): void => {
    if (isLive()) found.live = performance.now();
    else setTimeout(watch, 8);
  };
  watch();
}
