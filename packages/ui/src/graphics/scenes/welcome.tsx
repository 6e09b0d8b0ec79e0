import { Paw } from './backdrop.tsx';
import { paint } from './paint.ts';
import { SittingCat } from './sitting-cat.tsx';
import { SittingDog } from './sitting-dog.tsx';

/** 360 × 280. The hill extends beyond the edges; the container decides how much is visible. */
export function WelcomeScene() {
  return (
    <>
      <circle cx="262" cy="84" r="62" fill={paint.sun} />
      <path
        d="M-900 300C-600 200-300 262-60 244c110-8 180-26 274-12 56 8 104 2 146-12 240-80 500 20 900 40v900H-900z"
        fill={paint.mint}
      />
      <Paw x={36} y={252} scale={0.5} fill={paint.teal} />
      <Paw x={344} y={262} scale={0.42} fill={paint.teal} />
      <SittingCat x={188} y={84} scale={0.96} />
      <SittingDog x={66} y={52} scale={1.08} />
      <path d="M190 66s-20-12-20-27a11 11 0 0 1 20-6 11 11 0 0 1 20 6c0 15-20 27-20 27z" fill={paint.coral} />
    </>
  );
}
