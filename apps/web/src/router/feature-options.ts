import { settingOf } from '@huella/api-client';
import { authPaths } from '@huella/auth';
import type { CardsOptions } from '@huella/cards';
import type { ClaimsOptions } from '@huella/claims';
import { appPaths } from '@huella/contract/app-paths';
import type { EventsOptions } from '@huella/events';
import { LegalFooter } from '@huella/legal';
import type { NotificationsOptions } from '@huella/notifications';
import type { PetsOptions } from '@huella/pets';
import { lazyComponent } from '@huella/ui';
import { pushToken } from '../push/push-token.ts';

const support = settingOf(__HUELLA_ENVIRONMENT__, 'supportEmail');

export const petsOptions: PetsOptions = {
  chat: settingOf(__HUELLA_ENVIRONMENT__, 'chatUrl'),
  // That page's guard lets signed-in users through.
  choosePlan: (plan) => authPaths.register.href(appPaths.addPet.href({ plan })),
  LegalFooter,
  links: {
    newClaim: appPaths.newClaim.href,
    claims: appPaths.petClaims.href,
    calendar: (petId) => `${appPaths.calendar.path}?mascota=${petId}`,
    booklet: appPaths.petBooklet.href,
    newFood: (petId) => appPaths.newFood.href({ mascota: petId }),
  },
  loadCardParts: () => import('@huella/cards/parts'),
  CalendarPart: lazyComponent(async () => (await import('@huella/events/parts')).NextOfPet),
  FoodPart: lazyComponent(async () => (await import('@huella/food/parts')).FoodOfPet),
};

export const cardsOptions: CardsOptions = { supportEmail: support };

export const notificationsOptions: NotificationsOptions = { token: pushToken };

export const claimsOptions: ClaimsOptions = {
  supportEmail: support,
  // Optional: renders nothing when its code fails to load.
  Offer: lazyComponent(
    async () => (await import('@huella/notifications/parts')).createPushOffer(notificationsOptions),
    { failed: () => null },
  ),
};

export const eventsOptions: EventsOptions = { phone: settingOf(__HUELLA_ENVIRONMENT__, 'phone') };
