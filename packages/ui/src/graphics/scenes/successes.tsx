import { Cat, Dog } from './animals.tsx';
import { Backdrop, Paw } from './backdrop.tsx';
import { Confetti } from './confetti.tsx';
import { paint } from './paint.ts';
import { SittingDog } from './sitting-dog.tsx';

export function CelebrationScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="120" cy="161" rx="78" ry="8" fill={paint.teal} opacity="0.2" />
      <SittingDog x={72} y={30} scale={0.68} />
      <g transform="translate(112 42) rotate(-9) scale(0.85)">
        <path d="M-17 4 0-36 17 4q-17 7-34 0z" fill={paint.coral} />
        <path d="m-10-12 14 12M-4-27 9-14" stroke={paint.sun} strokeWidth="4" strokeLinecap="round" />
        <circle cy="-37" r="6" fill={paint.sun} />
      </g>
      <g transform="rotate(-5 120 138)">
        <rect x="74" y="114" width="92" height="50" rx="9" fill={paint.teal} />
        <rect x="84" y="125" width="38" height="6" rx="3" fill={paint.cream} />
        <rect x="84" y="137" width="26" height="5" rx="2.5" fill={paint.cream} opacity="0.6" />
        <rect x="84" y="147" width="32" height="5" rx="2.5" fill={paint.cream} opacity="0.6" />
        <circle cx="145" cy="139" r="15" fill={paint.cream} />
        <Paw x={145} y={138} scale={0.44} fill={paint.coral} />
      </g>
      <ellipse cx="88" cy="117" rx="12" ry="9" fill={paint.cream} />
      <ellipse cx="143" cy="112" rx="12" ry="9" fill={paint.cream} />
      <path d="M84 113v5M90 112v6M139 108v5M145 107v6" stroke={paint.furDark} strokeWidth="2" />
      <Confetti />
    </>
  );
}

export function NothingWaitsScene() {
  return (
    <>
      <Backdrop />
      <path d="M196 34a20 20 0 1 0 17 30 16 16 0 0 1-17-30z" fill={paint.sun} />
      <ellipse cx="120" cy="152" rx="88" ry="11" fill={paint.teal} opacity="0.2" />
      <path d="M36 112c0-18 32-28 84-28s84 10 84 28v22c0 14-36 22-84 22s-84-8-84-22z" fill={paint.coral} />
      <ellipse cx="120" cy="112" rx="70" ry="20" fill={paint.cream} />
      <path d="M92 124c-4-34 20-54 52-54 30 0 46 22 42 52-24 8-70 10-94 2z" fill={paint.fur} />
      <path d="M150 74c18 2 32 18 31 38-14 4-28-2-33-14-4-10-4-20 2-24z" fill={paint.furDark} opacity="0.5" />
      <path
        d="M186 116c12 6 6 20-16 18"
        fill="none"
        stroke={paint.furDark}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <Dog x={38} y={52} scale={0.76} mood="asleep" />
      <path d="M36 130c10 10 46 14 84 14s74-4 84-14v6c0 14-36 22-84 22s-84-8-84-22z" fill={paint.coral} />
      <path
        d="M70 150q50 8 100 0"
        fill="none"
        stroke={paint.cream}
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d="M100 46h11l-11 13h11M120 26h8l-8 10h8"
        fill="none"
        stroke={paint.teal}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

const tick = {
  fill: 'none',
  stroke: paint.cream,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Sheet({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-27" width="54" height="78" rx="6" fill={paint.cream} />
      <path
        d="M-16 30h32M-16 42h24"
        stroke={paint.furDark}
        strokeWidth="5"
        opacity="0.35"
        strokeLinecap="round"
      />
      <circle cy="15" r="9" fill={paint.teal} />
      <path d="m-4 15 3 3 6-6" {...tick} strokeWidth={2.5} />
    </g>
  );
}

export function PapersCompleteScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="120" cy="161" rx="78" ry="8" fill={paint.teal} opacity="0.2" />
      <Cat x={73} y={-4} scale={0.78} />
      <Sheet x={76} y={68} turn={-12} />
      <Sheet x={164} y={68} turn={12} />
      <Sheet x={120} y={80} turn={0} />
      <path
        d="M46 112a8 8 0 0 1 8-8h36l10 10h86a8 8 0 0 1 8 8v32a10 10 0 0 1-10 10H56a10 10 0 0 1-10-10z"
        fill={paint.sun}
      />
      <path d="M46 124h148v30a10 10 0 0 1-10 10H56a10 10 0 0 1-10-10z" fill={paint.coral} />
      <circle cx="120" cy="144" r="13" fill={paint.teal} />
      <path d="m114 144 4.5 4.5 8-9" {...tick} />
    </>
  );
}

export function SentScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="86" cy="161" rx="56" ry="8" fill={paint.teal} opacity="0.2" />
      <SittingDog x={38} y={28} scale={0.7} />
      <path
        d="M112 116c24 14 50 2 54-22 3-18-18-20-17-4 1 14 24 12 34-8"
        fill="none"
        stroke={paint.coral}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 10"
      />
      <g strokeLinejoin="round">
        <path d="m230 24-66 26 24 12z" fill={paint.cream} stroke={paint.cream} strokeWidth="3" />
        <path d="m230 24-42 38 2 22z" fill={paint.teal} stroke={paint.teal} strokeWidth="3" />
        <path d="m230 24-33 44 18 10z" fill={paint.cream} stroke={paint.cream} strokeWidth="3" />
      </g>
    </>
  );
}
