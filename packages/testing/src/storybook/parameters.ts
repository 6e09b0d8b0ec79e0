import type { RouteObject } from 'react-router-dom';
import type { TestAppOptions } from '../test-app/test-app.ts';

/** `parameters.huella` of a story. */
export interface HuellaParameters extends TestAppOptions {
  /** The address to open; `/` by default. */
  at?: string;
  /** Where the story's component stands, for screens that read the address; everywhere by default. */
  path?: string;
  /** A package's routes instead of the story's component. */
  routes?: RouteObject[];
}

/** Reads `parameters.huella`; a story without it is a component that needs no data. */
export function huellaParameters(parameters: Record<string, unknown>): HuellaParameters {
  return parameters.huella ?? {};
}
