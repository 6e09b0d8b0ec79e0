import { claimsRoutes } from '../routes.ts';

export const storyRoutes = claimsRoutes({
  supportEmail: { state: 'configured', value: 'ayuda@huella.example' },
});
