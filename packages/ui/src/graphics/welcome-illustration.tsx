import { createContext, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** The drawing of a page that is rendered when the app is built; in a browser there is none. */
export const WelcomeDrawing = createContext<ReactNode>(null);

const frame = {
  viewBox: '0 0 360 280',
  preserveAspectRatio: 'xMidYMax meet',
  overflow: 'visible',
  'aria-hidden': true,
  focusable: false,
} as const;

/** Nothing that React would look at: what a page brought stays in it. */
const asItIs = { __html: '' };

/**
 * The large drawing before the login. It comes with the pages that are rendered when the app is built, and React leaves it alone
 * there, so that no script has to bring it a second time. Where the app itself shows such a screen, its code follows.
 */
export function WelcomeIllustration({ className }: { className?: string }) {
  const drawing = use(WelcomeDrawing);
  const svg = useRef<SVGSVGElement>(null);
  const [Scene, setScene] = useState<ComponentType>();
  useEffect(() => {
    if (svg.current?.firstChild) return;
    // Decoration: without a network it is left out.
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
