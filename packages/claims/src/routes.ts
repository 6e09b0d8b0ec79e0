import type { RouteObject } from 'react-router-dom';
import type { ClaimsOptions } from './options.ts';
import { claimsPaths } from './paths.ts';
import { titles } from './titles.ts';

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

/** Routes (specification §2). */
export function claimsRoutes(options: ClaimsOptions): RouteObject[] {
  return [
    {
      lazy: async () => {
        const { ClaimsFrame } = await import('./components/claims-frame/claims-frame.tsx');
        return { Component: ClaimsFrame };
      },
      children: [
        {
          path: claimsPaths.all.path,
          handle: handleOf(titles.all),
          lazy: async () => {
            const { ClaimsPage } = await import('./pages/claims/claims-page.tsx');
            return { Component: ClaimsPage };
          },
        },
        {
          path: claimsPaths.ofPet.path,
          handle: handleOf(titles.ofPet),
          lazy: async () => {
            const { PetClaimsPage } = await import('./pages/pet-claims/pet-claims-page.tsx');
            return { Component: PetClaimsPage };
          },
        },
        {
          path: claimsPaths.claim.path,
          handle: handleOf(titles.claim),
          lazy: async () => {
            const { createClaimPage } = await import('./pages/claim/create-claim-page.tsx');
            return { Component: createClaimPage(options) };
          },
        },
      ],
    },
    {
      path: claimsPaths.choosePet.path,
      handle: handleOf(titles.report),
      lazy: async () => {
        const { ChoosePetPage } = await import('./pages/choose-pet/choose-pet-page.tsx');
        return { Component: ChoosePetPage };
      },
    },
    {
      path: claimsPaths.newClaim.path,
      handle: handleOf(titles.report),
      lazy: async () => {
        const { NewClaimPage } = await import('./pages/new-claim/new-claim-page.tsx');
        return { Component: NewClaimPage };
      },
    },
    {
      path: claimsPaths.thanks.path,
      handle: handleOf(titles.thanks),
      lazy: async () => {
        const { ThanksPage } = await import('./pages/thanks/thanks-page.tsx');
        return { Component: ThanksPage };
      },
    },
  ];
}
