import '@testing-library/jest-dom/vitest';

export { renderRoutes, type RenderRoutesOptions, type RenderedRoutes } from './vitest/render-routes.tsx';
export { FIXED_NOW } from './world/fixed-now.ts';
export type { Connect, WorldOptions } from './world/world.ts';
