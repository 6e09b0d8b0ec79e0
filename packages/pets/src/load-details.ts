/** The code of a pet's page: the route needs it, and home fetches it while nothing else is going on. */
export const loadDetails = () => import('./pages/pet-details/create-pet-details-page.tsx');
