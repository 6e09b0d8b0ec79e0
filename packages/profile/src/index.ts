export { profilePaths } from './paths.ts';
export { profileRoutes } from './routes.ts';
