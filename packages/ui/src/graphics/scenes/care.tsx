import { Dog } from './animals.tsx';
import { Backdrop, Paw } from './backdrop.tsx';
import { Confetti } from './confetti.tsx';
import { paint } from './paint.ts';
import { SittingCat } from './sitting-cat.tsx';
import { SittingDog } from './sitting-dog.tsx';
import { TickBadge } from './tick-badge.tsx';

export function EmptyClaimsScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="122" cy="161" rx="90" ry="8" fill={paint.teal} opacity="0.2" />
      <SittingCat x={36} y={26} scale={0.72} />
      <path
        d="M148 100V90a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v10"
        fill="none"
        stroke={paint.furDark}
        strokeWidth="8"
      />
      <rect x="122" y="98" width="96" height="62" rx="12" fill={paint.coral} />
      <path d="M122 116h96" stroke={paint.ink} strokeWidth="2.5" opacity="0.3" />
      <circle cx="170" cy="130" r="21" fill={paint.cream} />
      <path d="M170 118v24M158 130h24" stroke={paint.coral} strokeWidth="8" strokeLinecap="round" />
    </>
  );
}

export function NoNewsScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="120" cy="161" rx="88" ry="8" fill={paint.teal} opacity="0.2" />
      <SittingDog x={32} y={28} scale={0.7} />
      <path d="M166 96v66" stroke={paint.furDark} strokeWidth="10" />
      <path d="M126 100V76a24 24 0 0 1 24-24h36a24 24 0 0 1 24 24v24z" fill={paint.teal} />
      <path d="M126 100V76a24 24 0 0 1 48 0v24z" fill={paint.cream} />
      <path d="M138 78h24" stroke={paint.furDark} strokeWidth="5" strokeLinecap="round" />
      <path d="M194 80V44" stroke={paint.furDark} strokeWidth="5" strokeLinecap="round" />
      <path d="M194 44h20v14h-20z" fill={paint.coral} />
    </>
  );
}

export function NotedScene() {
  return (
    <>
      <Backdrop />
      <Dog x={66} y={0} scale={0.9} />
      <rect x="58" y="84" width="124" height="80" rx="14" fill={paint.paper} />
      <path d="M58 104v-6a14 14 0 0 1 14-14h96a14 14 0 0 1 14 14v6z" fill={paint.coral} />
      <path d="M88 78v13M152 78v13" stroke={paint.ink} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M76 120h10M104 120h10M132 120h10M76 142h10"
        stroke={paint.mint}
        strokeWidth="12"
        strokeLinecap="round"
      />
      <Paw x={110} y={143} scale={0.4} fill={paint.teal} />
      <TickBadge x={168} y={142} />
      <Confetti />
    </>
  );
}
