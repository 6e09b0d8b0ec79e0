import type { ComponentType } from 'react';
import { CoveredScene, ReimbursedScene, TrackedScene } from './scenes/slides.tsx';

const scenes = {
  covered: CoveredScene,
  tracked: TrackedScene,
  reimbursed: ReimbursedScene,
} satisfies Record<string, ComponentType>;

export interface SlideIllustrationProps {
  name: keyof typeof scenes;
  className?: string;
}

export function SlideIllustration({ name, className }: SlideIllustrationProps) {
  const Scene = scenes[name];
  return (
    <svg className={className} viewBox="0 0 320 260" aria-hidden="true" focusable="false">
      <Scene />
    </svg>
  );
}
