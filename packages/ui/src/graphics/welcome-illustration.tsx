import { createContext, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** The drawing of a prerendered page; null in a browser. */
export const WelcomeDrawing = createContext<ReactNode>(null);

const frame = {
  viewBox: '0 0 360 280',
  preserveAspectRatio: 'xMidYMax meet',
  overflow: 'visible',
  'aria-hidden': true,
  focusable: false,
} as const;

/** Keeps React from touching the prerendered children. */
const asItIs = { __html: '' };

/** Part of prerendered pages, where React leaves it alone; otherwise loaded on demand. */
export function WelcomeIllustration({ className }: { className?: string }) {
  const drawing = use(WelcomeDrawing);
  const svg = useRef<SVGSVGElement>(null);
  const [Scene, setScene] = useState<ComponentType>();
  useEffect(() => {
    if (svg.current?.firstChild) return;
    // Decorative: left out if it cannot be loaded.
    void import('./scenes/welcome.tsx').then(
      ({ WelcomeScene }) => setScene(() => WelcomeScene),
      () => undefined,
    );
  }, []);
  if (drawing !== null || Scene)
    return (
      <svg key="drawn" className={className} {...frame}>
        {Scene ? <Scene /> : drawing}
      </svg>
    );
  return (
    <svg
      ref={svg}
      className={className}
      {...frame}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- an empty text: it keeps what the page has brought
      dangerouslySetInnerHTML={asItIs}
    />
  );
}
