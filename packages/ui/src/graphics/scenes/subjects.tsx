import { Cat, Dog } from './animals.tsx';
import { Backdrop, Paw } from './backdrop.tsx';
import { paint } from './paint.ts';

export function DogScene() {
  return (
    <>
      <Backdrop />
      <Dog x={48} y={18} scale={1.2} />
    </>
  );
}

export function CatScene() {
  return (
    <>
      <Backdrop />
      <Cat x={48} y={18} scale={1.2} />
    </>
  );
}

export function PetsScene() {
  return (
    <>
      <Backdrop />
      <Cat x={112} y={52} scale={0.9} />
      <Dog x={26} y={32} scale={1.02} />
    </>
  );
}

export function PawScene() {
  return (
    <>
      <Backdrop />
      <Paw x={120} y={88} scale={2.3} />
    </>
  );
}

export function EmptyPetsScene() {
  return (
    <>
      <Backdrop />
      <ellipse cx="120" cy="136" rx="84" ry="20" fill={paint.furDark} />
      <path d="M38 112c0-20 30-30 82-30s82 10 82 30v20c0 14-36 24-82 24s-82-10-82-24z" fill={paint.coral} />
      <ellipse cx="120" cy="112" rx="66" ry="20" fill={paint.cream} />
      <g transform="rotate(-12 120 106)" fill={paint.sun}>
        <rect x="100" y="101" width="40" height="11" rx="4" />
        <circle cx="99" cy="100" r="8" />
        <circle cx="99" cy="113" r="8" />
        <circle cx="141" cy="100" r="8" />
        <circle cx="141" cy="113" r="8" />
      </g>
      <Paw x={120} y={50} scale={0.8} turn={-8} />
    </>
  );
}

export function EmptyCardScene() {
  return (
    <>
      <Backdrop />
      <g transform="rotate(-7 120 92)">
        <rect x="48" y="48" width="144" height="92" rx="14" fill={paint.teal} />
        <rect x="48" y="66" width="144" height="16" fill={paint.ink} opacity="0.5" />
        <rect x="64" y="98" width="52" height="8" rx="4" fill={paint.cream} opacity="0.9" />
        <rect x="64" y="114" width="34" height="8" rx="4" fill={paint.cream} opacity="0.5" />
        <Paw x={166} y={112} scale={0.75} fill={paint.sun} />
      </g>
    </>
  );
}

export function FoodScene() {
  return (
    <>
      <Backdrop />
      <path d="M58 44h62l6 14v78a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V58z" fill={paint.teal} />
      <path d="M58 44h62l6 14H52z" fill={paint.cream} />
      <path d="M52 78h74v40H52z" fill={paint.cream} opacity="0.9" />
      <Paw x={89} y={98} scale={0.7} fill={paint.coral} />
      <path d="M126 116h80l-9 26a8 8 0 0 1-8 6h-46a8 8 0 0 1-8-6z" fill={paint.coral} />
      <path d="M134 116c2-12 14-12 16-6 3-10 16-10 18-1 4-8 18-6 20 7z" fill={paint.furDark} />
      <ellipse cx="166" cy="116" rx="40" ry="5" fill={paint.fur} />
    </>
  );
}
