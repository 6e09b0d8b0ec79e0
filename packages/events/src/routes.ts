import type { RouteObject } from 'react-router-dom';

/** The pages of this feature (specification §2). */
export const eventsRoutes: RouteObject[] = [];
