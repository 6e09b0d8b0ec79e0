/** The code of a pet's page, for its route and for home, which preloads it. */
export const loadDetails = () => import('./pages/pet-details/create-pet-details-page.tsx');
