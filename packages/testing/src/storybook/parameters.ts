import type { RouteObject } from 'react-router-dom';
import type { TestAppOptions } from '../test-app/test-app.ts';

export interface HuellaParameters extends TestAppOptions {
  /** The initial URL; `/` by default. */
  at?: string;
  /** The component's route, for screens that read the URL; every path by default. */
  path?: string;
  routes?: RouteObject[];
}

export function huellaParameters(parameters: Record<string, unknown>): HuellaParameters {
  return parameters.huella ?? {};
}
