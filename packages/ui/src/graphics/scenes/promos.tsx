import { Cat, Dog } from './animals.tsx';
import { Backdrop, Paw } from './backdrop.tsx';
import { paint } from './paint.ts';

export function CoverageScene() {
  return (
    <>
      <Backdrop />
      <Dog x={30} y={22} scale={1.05} />
      <g transform="translate(24 8) scale(0.92)">
        <path d="M164 66 208 82v24c0 26-18 42-44 52-26-10-44-26-44-52V82z" fill={paint.teal} />
        <path d="M164 78 198 90v17c0 19-13 31-34 40z" fill={paint.mint} opacity="0.35" />
        <path d="M164 94v34M147 111h34" stroke={paint.cream} strokeWidth="9" strokeLinecap="round" />
      </g>
    </>
  );
}

export function CalendarScene() {
  return (
    <>
      <Backdrop />
      <Cat x={68} y={4} scale={0.9} />
      <rect x="58" y="84" width="124" height="78" rx="14" fill={paint.paper} />
      <path d="M58 104V98a14 14 0 0 1 14-14h96a14 14 0 0 1 14 14v6z" fill={paint.coral} />
      <path d="M88 78v13M152 78v13" stroke={paint.ink} strokeWidth="6" strokeLinecap="round" />
      <g fill={paint.mint}>
        <rect x="72" y="114" width="18" height="14" rx="4" />
        <rect x="98" y="114" width="18" height="14" rx="4" />
        <rect x="124" y="114" width="18" height="14" rx="4" />
        <rect x="72" y="136" width="18" height="14" rx="4" />
        <rect x="150" y="114" width="18" height="14" rx="4" />
        <rect x="124" y="136" width="18" height="14" rx="4" />
      </g>
      <circle cx="107" cy="143" r="13" fill={paint.sun} />
      <Paw x={107} y={142} scale={0.38} fill={paint.ink} />
    </>
  );
}

export function RefundScene() {
  return (
    <>
      <Backdrop />
      <path d="M66 24h82v124l-14-9-13 9-14-9-14 9-13-9-14 9z" fill={paint.paper} />
      <path
        d="M82 48h50M82 66h34M82 84h44M82 102h26"
        stroke={paint.mint}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="158" cy="112" r="36" fill={paint.sun} />
      <circle cx="158" cy="112" r="27" fill="none" stroke={paint.furDark} strokeWidth="3" opacity="0.5" />
      <Paw x={158} y={111} scale={0.82} fill={paint.furDark} />
      <path d="m176 36 18-14M186 52l22-4" stroke={paint.coral} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

export function VetCallScene() {
  return (
    <>
      <Backdrop />
      <rect x="76" y="10" width="88" height="152" rx="18" fill={paint.ink} />
      <rect x="83" y="19" width="74" height="134" rx="11" fill={paint.cream} />
      <Dog x={84} y={30} scale={0.6} />
      <rect x="94" y="116" width="52" height="26" rx="13" fill={paint.teal} />
      <path d="M110 122.5v13l11-6.5z" fill={paint.cream} transform="translate(5 0)" />
      <path
        d="M176 56c8 4 8 18 0 22M188 46c16 10 16 32 0 42"
        fill="none"
        stroke={paint.coral}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}
