export { isInsuringPet } from './lib/insuring-pet.ts';
export { profilePaths } from './paths.ts';
export { myDataRoute, profileRoutes } from './routes.ts';
export type { ProfileOptions } from './options.ts';
