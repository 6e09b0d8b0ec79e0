import type { ComponentType } from 'react';
import { CoveredScene, RefundedScene, TrackedScene } from './scenes/slides.tsx';

const scenes = {
  covered: CoveredScene,
  tracked: TrackedScene,
  refunded: RefundedScene,
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
