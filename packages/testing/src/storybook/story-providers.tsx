import { useState, type ComponentType } from 'react';
import { TestProviders } from '../test-app/test-providers.tsx';
import { createTestRouter } from '../test-app/test-router.tsx';
import type { TestApp } from '../test-app/test-app.ts';
import type { HuellaParameters } from './parameters.ts';

interface StoryProvidersProps {
  Story: ComponentType;
  testApp: TestApp;
  huella: HuellaParameters;
}

export function StoryProviders({ Story, testApp, huella }: StoryProvidersProps) {
  const [router] = useState(() => {
    const own = [{ path: huella.path ?? '*', element: <Story /> }];
    return createTestRouter(huella.routes ?? own, huella.at ?? '/');
  });
  return <TestProviders store={testApp.store} router={router} />;
}
