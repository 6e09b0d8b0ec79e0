import { useState, type ComponentType } from 'react';
import { Stage } from '../world/stage.tsx';
import { createTestRouter } from '../world/test-router.tsx';
import type { World } from '../world/world.ts';
import type { HuellaParameters } from './parameters.ts';

interface StoryStageProps {
  Story: ComponentType;
  world: World;
  huella: HuellaParameters;
}

/** A story on the app's stage. */
export function StoryStage({ Story, world, huella }: StoryStageProps) {
  const [router] = useState(() => {
    const own = [{ path: huella.path ?? '*', element: <Story /> }];
    return createTestRouter(huella.routes ?? own, huella.at ?? '/');
  });
  return <Stage store={world.store} router={router} />;
}
