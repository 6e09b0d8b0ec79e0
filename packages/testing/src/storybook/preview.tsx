import { toast } from '@huella/ui';
import { forceScheme } from '@huella/tooling/storybook/scheme';
import type { Preview } from '@storybook/react-vite';
import { configure, expect, spyOn } from 'storybook/test';
import { FIXED_NOW } from '../test-app/fixed-now.ts';
import { freezeDate } from '../test-app/freeze-date.ts';
import { createTestApp, type TestApp } from '../test-app/test-app.ts';
import { huellaParameters } from './parameters.ts';
import { applyToolbars, choiceOf, globalTypes, personaOf } from './toolbars.ts';
import { StoryProviders } from './story-providers.tsx';

// A busy machine must not look like a broken page: the first story that opens a sheet waits until its code is transformed.
configure({ asyncUtilTimeout: 20_000 });

/** Phone by default; `globals: { viewport: { value: 'desktop' } }` for 900 px and more. */
const viewports = {
  phone: { name: 'Teléfono', type: 'mobile', styles: { width: '360px', height: '740px' } },
  desktop: { name: 'Escritorio', type: 'desktop', styles: { width: '1280px', height: '800px' } },
} as const;

/**
 * The preview of every package: runs each story in a test app with the server in memory, configured by `parameters.huella`, at a
 * fixed time. Fails on axe violations, console errors and unknown requests.
 */
const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', viewport: { options: viewports } },
  globalTypes,
  // Without it the test runner uses a desktop's width.
  initialGlobals: { viewport: { value: 'phone', isRotated: false } },
  loaders: [
    async ({ parameters, globals }) => {
      // Clears the state of the previous story: sessions start from storage, and toasts are global.
      localStorage.clear();
      toast.clear();
      const huella = huellaParameters(parameters);
      const as = personaOf(globals) ?? huella.as;
      const testApp = await createTestApp(as === undefined ? huella : { ...huella, as });
      applyToolbars(testApp.server, globals);
      return { testApp };
    },
  ],
  decorators: [
    (Story, { id, globals, loaded, parameters }) => (
      <StoryProviders
        key={`${id} ${choiceOf(globals)}`}
        Story={Story}
        testApp={testAppFor(loaded)}
        huella={huellaParameters(parameters)}
      />
    ),
  ],
  beforeEach: ({ globals }) => {
    spyOn(console, 'error');
    const [restoreDate, endScheme] = [freezeDate(FIXED_NOW), forceScheme(globals['scheme'])];
    return () => {
      restoreDate();
      endScheme();
    };
  },
  afterEach: async ({ loaded }) => {
    await expect(testAppFor(loaded).network.unhandled).toEqual([]);
    // oxlint-disable-next-line no-console -- it is the spy that is asked
    await expect(console.error).not.toHaveBeenCalled();
  },
};

function testAppFor(loaded: Record<string, unknown>): TestApp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook does not type what a loader gave
  return loaded.testApp as TestApp;
}

export default preview;
