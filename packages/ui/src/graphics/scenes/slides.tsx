import type { ReactNode } from 'react';
import { Paw } from './backdrop.tsx';
import { paint } from './paint.ts';
import { SittingDog } from './sitting-dog.tsx';

const line = {
  fill: 'none',
  stroke: paint.ink,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Ground() {
  return <ellipse cx="160" cy="246" rx="132" ry="11" fill={paint.teal} opacity="0.2" />;
}

function Badge({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="27" fill={paint.cream} />
      <circle r="27" fill="none" stroke={paint.teal} strokeWidth="3" />
      {children}
    </g>
  );
}

export function CoveredScene() {
  return (
    <>
      <Ground />
      <path d="M36 170a124 124 0 0 1 248 0z" fill={paint.mint} opacity="0.75" />
      <path d="M36 170a124 124 0 0 1 248 0" {...line} stroke={paint.teal} strokeWidth={5} />
      <SittingDog x={106} y={66} scale={0.92} />
      <Badge x={38} y={150}>
        <path d="M-11-12v7a8 8 0 0 0 16 0v-7M-3 3v3a8 8 0 0 0 16 0V3" {...line} />
        <circle cx="13" cy="-1" r="4" fill={paint.coral} />
      </Badge>
      <Badge x={78} y={77}>
        <g transform="rotate(-40)">
          <rect x="-15" y="-7" width="30" height="14" rx="7" fill={paint.sun} />
          <path d="M0-7h8a7 7 0 0 1 0 14H0z" fill={paint.coral} />
          <rect x="-15" y="-7" width="30" height="14" rx="7" {...line} />
        </g>
      </Badge>
      <Badge x={160} y={46}>
        <path d="M-9-13 7 7M9-13-7 7" {...line} />
        <circle cx="-10" cy="10" r="4.5" {...line} stroke={paint.coral} />
        <circle cx="10" cy="10" r="4.5" {...line} stroke={paint.coral} />
      </Badge>
      <Badge x={242} y={77}>
        <rect x="-15" y="-15" width="30" height="30" rx="5" fill={paint.ink} />
        <g transform="rotate(-45)" fill={paint.sun}>
          <path d="M-8-2.5H8v5H-8z" />
          <circle cx="-9" cy="-3.4" r="3.6" />
          <circle cx="-9" cy="3.4" r="3.6" />
          <circle cx="9" cy="-3.4" r="3.6" />
          <circle cx="9" cy="3.4" r="3.6" />
        </g>
      </Badge>
      <Badge x={282} y={150}>
        <path d="M-15 11v-21M-15 5h30M15 11V2a5 5 0 0 0-5-5H-3v8" {...line} />
        <circle cx="-9" cy="-2" r="3.6" fill={paint.coral} />
      </Badge>
    </>
  );
}

export function TrackedScene() {
  return (
    <>
      <Ground />
      <rect x="118" y="48" width="176" height="176" rx="18" fill={paint.paper} />
      <path d="M118 92V66a18 18 0 0 1 18-18h140a18 18 0 0 1 18 18v26z" fill={paint.coral} />
      <path d="M154 38v22M226 38v22" {...line} strokeWidth={8} />
      <g fill={paint.mint}>
        <rect x="170" y="108" width="30" height="28" rx="7" />
        <rect x="210" y="108" width="30" height="28" rx="7" />
        <rect x="250" y="108" width="30" height="28" rx="7" />
        <rect x="170" y="146" width="30" height="28" rx="7" />
        <rect x="210" y="146" width="30" height="28" rx="7" />
        <rect x="250" y="146" width="30" height="28" rx="7" />
        <rect x="170" y="184" width="30" height="28" rx="7" />
        <rect x="210" y="184" width="30" height="28" rx="7" />
        <rect x="250" y="184" width="30" height="28" rx="7" />
      </g>
      <path d="m218 121 5 6 10-11" {...line} stroke={paint.teal} strokeWidth={5} />
      <path d="m258 159 5 6 10-11" {...line} stroke={paint.teal} strokeWidth={5} />
      <rect x="204" y="178" width="42" height="40" rx="11" fill={paint.sun} />
      <Paw x={225} y={197} scale={0.62} fill={paint.ink} />
      <g transform="translate(272 54)">
        <circle r="27" fill={paint.sun} />
        <path d="M-12 7c4-3 2-9 4-13a8.5 8.5 0 0 1 16 0c2 4 0 10 4 13z" fill={paint.ink} />
        <path d="M-4 11a4 4 0 0 0 8 0" {...line} />
      </g>
      <path
        d="M236 30c2-8 7-15 13-19M308 30c-2-8-7-15-13-19"
        {...line}
        stroke={paint.coral}
        strokeWidth={4}
      />
      <SittingDog x={34} y={52} />
    </>
  );
}

export function RefundedScene() {
  return (
    <>
      <Ground />
      <rect x="34" y="40" width="112" height="204" rx="22" fill={paint.ink} />
      <rect x="43" y="51" width="94" height="182" rx="14" fill={paint.mint} />
      <path d="M58 72h64v108l-10.7-8-10.6 8-10.7-8-10.7 8-10.6-8-10.7 8z" fill={paint.paper} />
      <path
        d="M70 90h40M70 106h26M70 122h36M70 138h20"
        {...line}
        stroke={paint.teal}
        strokeWidth={6}
        opacity={0.55}
      />
      <circle cx="90" cy="200" r="22" fill={paint.teal} />
      <path d="m80 200 7 8 14-15" {...line} stroke={paint.cream} strokeWidth={5} />
      <path
        d="M150 92c20-50 66-58 88-32"
        {...line}
        stroke={paint.coral}
        strokeWidth={4}
        strokeDasharray="1 11"
      />
      <Coin x={166} y={66} size={0.72} />
      <Coin x={206} y={36} size={0.9} />
      <Coin x={258} y={46} size={1.15} />
      <SittingDog x={172} y={52} />
    </>
  );
}

function Coin({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="22" fill={paint.sun} />
      <circle r="16" fill="none" stroke={paint.furDark} strokeWidth="2.5" opacity="0.5" />
      <Paw x={0} y={-1} scale={0.5} fill={paint.furDark} />
    </g>
  );
}
