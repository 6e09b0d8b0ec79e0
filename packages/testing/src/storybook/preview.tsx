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

// The first story that opens a sheet waits until its code is transformed.
configure({ asyncUtilTimeout: 5_000 });

/** A story is seen on a phone; `globals: { viewport: { value: 'desktop' } }` shows it from 900 px on. */
const viewports = {
  phone: { name: 'Teléfono', type: 'mobile', styles: { width: '360px', height: '740px' } },
  desktop: { name: 'Escritorio', type: 'desktop', styles: { width: '1280px', height: '800px' } },
} as const;

/**
 * The one preview of the product: every story runs in a test app over the server in memory, as
 * `parameters.huella` says, at a fixed time; axe, the console and unknown requests can fail it.
 */
const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', viewport: { options: viewports } },
  globalTypes,
  // Unless told, the runner of stories takes a desktop's width, whatever its browser was opened with.
  initialGlobals: { viewport: { value: 'phone', isRotated: false } },
  loaders: [
    async ({ parameters, globals }) => {
      // Nothing of the story before: a session slice starts from storage, and toasts are one list for the page.
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
