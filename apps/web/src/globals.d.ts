/// <reference types="vite/client" />
import type { Environment } from '@huella/api-client';

declare global {
  /** Chosen and checked when the app is built (`environments.ts`). */
  const __HUELLA_ENVIRONMENT__: Environment;
  /** True only in QA's build: everything behind it is dropped from a production build. */
  const __HUELLA_MOCKS__: boolean;
  interface Window {
    /** Set by `start/first-use.ts` in a prerendered page: ends the keeping of taps and answers what was tapped. */
    huellaFirstUse?: () => HTMLElement[];
  }
}
