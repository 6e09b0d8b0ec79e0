/// <reference types="vite/client" />
import type { Environment } from '@huella/api-client';

declare global {
  const __HUELLA_ENVIRONMENT__: Environment;
  /** True in QA's build only; a production build drops the code behind it. */
  const __HUELLA_MOCKS__: boolean;
  interface Window {
    /** Set by `start/first-use.ts` in a prerendered page: stops recording taps and returns their elements. */
    huellaFirstUse?: () => HTMLElement[];
  }
}
