import { Backdrop, Paw } from './backdrop.tsx';
import { Confetti } from './confetti.tsx';
import { paint } from './paint.ts';
import { SittingCat } from './sitting-cat.tsx';
import { SittingDog } from './sitting-dog.tsx';
import { TickBadge } from './tick-badge.tsx';

interface PositionProps {
  x: number;
  y: number;
  scale?: number;
}

/** 80 × 104. */
function Bag({ x, y, scale = 1 }: PositionProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M6 0h68l6 16v80a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V16z" fill={paint.teal} />
      <path d="M6 0h68l6 16H0z" fill={paint.sun} />
      <path d="M0 36h80v44H0z" fill={paint.cream} opacity="0.95" />
      <Paw x={40} y={57} scale={0.7} fill={paint.coral} />
    </g>
  );
}

/** 80 × 36. */
function Bowl({ x, y }: PositionProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 4h80l-9 24a8 8 0 0 1-8 6H17a8 8 0 0 1-8-6z" fill={paint.coral} />
      <ellipse cx="40" cy="5" rx="40" ry="6" fill={paint.cream} />
      <ellipse cx="40" cy="6.5" rx="33" ry="4" fill={paint.furDark} opacity="0.35" />
      <Paw x={40} y={20} scale={0.34} fill={paint.cream} />
    </g>
  );
}

export function EmptyFoodScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="116" cy="161" rx="92" ry="8" fill={paint.teal} opacity="0.2" />
      <SittingDog x={34} y={28} scale={0.7} />
      <circle cx="126" cy="52" r="5" fill={paint.paper} />
      <circle cx="138" cy="42" r="7" fill={paint.paper} />
      <circle cx="178" cy="46" r="34" fill={paint.paper} />
      <Bag x={160} y={24} scale={0.45} />
      <Bowl x={124} y={126} />
    </>
  );
}

export function FoodStoredScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="122" cy="161" rx="88" ry="8" fill={paint.teal} opacity="0.2" />
      <Bag x={112} y={48} scale={1.1} />
      <SittingCat x={38} y={32} scale={0.68} />
      <Confetti />
      <TickBadge x={192} y={70} />
    </>
  );
}

export function FoodFinishedScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="120" cy="161" rx="92" ry="8" fill={paint.teal} opacity="0.2" />
      <SittingDog x={32} y={28} scale={0.7} />
      <g transform="rotate(8 170 106)">
        <path d="M132 74q36 14 72 0l8 12q-6 20 2 40H130q8-20-4-40z" fill={paint.teal} />
        <path d="M132 74q36 14 72 0l8 12q-44 16-86 0z" fill={paint.sun} />
        <Paw x={170} y={106} scale={0.5} fill={paint.cream} />
      </g>
      <Bowl x={120} y={126} />
      <path
        d="m142 40 6 10M170 30v12M200 40l-7 10"
        stroke={paint.coral}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}
