import { claimsRoutes } from '../routes.ts';

/** The pages of this feature in an app that has an address for help. */
export const storyRoutes = claimsRoutes({
  supportEmail: { state: 'configured', value: 'ayuda@huella.example' },
});
