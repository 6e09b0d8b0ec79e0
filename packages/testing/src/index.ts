import '@testing-library/jest-dom/vitest';

export { onDesktop } from './vitest/on-desktop.ts';
export {
  goBackOverDialog,
  renderRoutes,
  type RenderRoutesOptions,
  type RenderedRoutes,
} from './vitest/render-routes.tsx';
export { passMidnight } from './vitest/pass-midnight.ts';
export { moveClock } from './vitest/move-clock.ts';
export { recordToasts } from './vitest/record-toasts.ts';
export { countRefetches } from './vitest/count-refetches.tsx';
export { FIXED_NOW } from './test-app/fixed-now.ts';
export { holdAnswers } from './test-app/hold-answers.ts';
export type { Connect, TestAppOptions } from './test-app/test-app.ts';
