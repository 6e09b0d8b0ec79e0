import { Cat, Dog } from './animals.tsx';
import { Backdrop, Paw } from './backdrop.tsx';
import { paint } from './paint.ts';

export function FailureScene() {
  return (
    <>
      <Backdrop />
      <Dog x={63} y={4} scale={0.95} mood="sad" />
      <path
        d="M18 146c30 12 44-8 64-2"
        fill="none"
        stroke={paint.furDark}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M160 144c22-8 34 14 66 2"
        fill="none"
        stroke={paint.furDark}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M82 135h14q7 0 7 9t-7 9H82z" fill={paint.coral} />
      <path d="M103 140h8M103 148h8" stroke={paint.furDark} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M160 135h-14q-7 0-7 9t7 9h14z" fill={paint.teal} />
      <path
        d="m121 128 2-8M115 131l-6-5M128 131l6-5"
        stroke={paint.sun}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  );
}

export function OfflineScene() {
  return (
    <>
      <Backdrop />
      <path d="M150 34a17 17 0 0 1 33-5 14 14 0 0 1 3 28h-36a12 12 0 0 1 0-23z" fill={paint.paper} />
      <path d="m150 66 38-46" stroke={paint.coral} strokeWidth="5" strokeLinecap="round" />
      <ellipse cx="118" cy="146" rx="62" ry="12" fill={paint.teal} opacity="0.25" />
      <Cat x={56} y={40} mood="asleep" />
      <path
        d="M158 96h10l-10 12h10M176 78h8l-8 10h8"
        fill="none"
        stroke={paint.ink}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

export function SuccessScene() {
  return (
    <>
      <Backdrop />
      <Dog x={30} y={46} scale={0.9} />
      <Cat x={108} y={52} scale={0.85} />
      <circle cx="120" cy="36" r="24" fill={paint.teal} />
      <path
        d="m109 37 8 8 15-17"
        fill="none"
        stroke={paint.cream}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m70 26 6 8M168 22l-6 8M84 10l2 8M154 6l-3 8"
        stroke={paint.sun}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="m54 40 8 4M186 44l-8 3" stroke={paint.coral} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

export function NotFoundScene() {
  return (
    <>
      <Backdrop />
      <circle cx="104" cy="76" r="46" fill={paint.paper} />
      <circle cx="104" cy="76" r="46" fill="none" stroke={paint.teal} strokeWidth="9" />
      <path d="m138 110 32 32" stroke={paint.furDark} strokeWidth="14" strokeLinecap="round" />
      <Paw x={104} y={78} scale={1.15} fill={paint.coral} />
      <Paw x={186} y={88} scale={0.45} turn={40} />
      <Paw x={206} y={64} scale={0.45} turn={30} />
    </>
  );
}
