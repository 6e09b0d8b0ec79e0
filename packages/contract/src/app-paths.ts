function fixed<const Path extends string>(path: Path) {
  return { path, href: () => path } as const;
}

function ofPet<const Path extends `${string}/:petId${string}`>(path: Path) {
  return { path, href: (petId: number) => path.replace(':petId', String(petId)) } as const;
}

function ofClaim<const Path extends `${string}/:claimId${string}`>(path: Path) {
  return { path, href: (claimId: number) => path.replace(':claimId', String(claimId)) } as const;
}

function ofEvent<const Path extends `${string}/:eventId${string}`>(path: Path) {
  return { path, href: (eventId: number) => path.replace(':eventId', String(eventId)) } as const;
}

function ofBag<const Path extends `${string}/:bagId${string}`>(path: Path) {
  return { path, href: (bagId: number) => path.replace(':bagId', String(bagId)) } as const;
}

/** What the form of a new event begins with, as it stands in its address. */
export interface EventPrefill {
  readonly mascota?: number;
  readonly tipo?: string;
  /** Ids of the catalogues. */
  readonly vacuna?: number;
  readonly producto?: number;
  /** Whether it happened already. */
  readonly ocurrio?: 'si' | 'no';
  /** `YYYY-MM-DD`. */
  readonly fecha?: string;
}

/** What the form of a new bag begins with, as it stands in its address. */
export interface BagPrefill {
  /** The bag that it follows. */
  readonly renueva?: number;
  /** A bag that ended, which is bought again. */
  readonly repite?: number;
  /** A pet that eats of it. */
  readonly mascota?: number;
}

/** What the way to an insured pet begins with, as it stands in its addresses. */
export interface PetPrefill {
  /** The id of the plan that was chosen before. */
  readonly plan?: number;
}

/** The same for the personal data, which lead on to what they are for. */
export interface PersonPrefill extends PetPrefill {
  readonly para?: 'mascota';
}

type Prefill = EventPrefill | BagPrefill | PersonPrefill;

/** An address with what a form begins with. */
function prefilled(path: string, prefill: Prefill = {}): string {
  const search = new URLSearchParams(
    Object.entries(prefill).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Addresses of the app's screens (specification §2): `path` for the router, `href` for links. The server's mails and pages lead to
 * them, too, behind the app's own address. `…Alone` is outside the tab shell (D31).
 */
export const appPaths = {
  start: fixed('/'),
  notFound: fixed('/not-found'),
  login: fixed('/login'),
  /** What the product does, in three slides. */
  initialSlides: fixed('/initial-slides'),
  register: fixed('/register'),
  recoverPassword: fixed('/pass-recover'),
  /** The plans, what they cost and what they cover. */
  plans: fixed('/planes'),
  terms: fixed('/terminos'),
  privacy: fixed('/privacidad'),
  home: fixed('/tabs/home'),
  settings: fixed('/tabs/ajustes'),
  myData: fixed('/tabs/ajustes/mis-datos'),
  paymentMethods: fixed('/tabs/ajustes/medios-de-pago'),
  syncPets: fixed('/tabs/ajustes/asociar'),
  /** Asks to end the cover of a pet (D35). */
  cancelCover: fixed('/tabs/baja-cobertura'),
  reminders: fixed('/tabs/ajustes/recordatorios'),
  /** The calendar that other programs subscribe to. */
  calendarFeed: fixed('/tabs/ajustes/calendario'),
  /** Which push messages this browser gets, and of what. */
  notificationSettings: fixed('/tabs/ajustes/notificaciones'),
  /** What the person was told: the inbox. */
  notifications: fixed('/tabs/avisos'),
  /** What waits to be sent. */
  outbox: fixed('/tabs/pendientes'),
  personalData: {
    path: '/tabs/personal-data',
    href: (prefill?: PersonPrefill) => prefilled('/tabs/personal-data', prefill),
  },
  /** The same, opened from a pet, to which it leads back. */
  personalDataOf: ofPet('/tabs/personal-data/:petId'),
  addPet: {
    path: '/tabs/add-pet',
    href: (prefill?: PetPrefill) => prefilled('/tabs/add-pet', prefill),
  },
  addPetAlone: fixed('/add-pet'),
  editPet: ofPet('/tabs/add-pet/:petId'),
  editPetAlone: ofPet('/add-pet/:petId'),
  petDetails: ofPet('/tabs/pet-details/:petId'),
  /** Celebrates a pet that has just been insured, with its card. */
  petInsured: ofPet('/tabs/mascota-asegurada/:petId'),
  petWeight: ofPet('/tabs/pet-details/:petId/peso'),
  petCard: ofPet('/tabs/pet-details/:petId/carnet'),
  /** What was given to a pet, as in the booklet of its vet. */
  petBooklet: ofPet('/tabs/pet-details/:petId/libreta'),
  claims: fixed('/tabs/siniestros'),
  /** Chooses the pet of a new claim. */
  claimPets: fixed('/tabs/siniestros/pets'),
  newClaim: ofPet('/tabs/siniestros/new/:petId'),
  petClaims: ofPet('/tabs/siniestros/show-siniestros/:petId'),
  /** Thanks a vet who opened it by navigation (D32): the vet's own page stands on the server. */
  thanks: fixed('/tabs/confirm'),
  /** How to ask for a consultation by video call. */
  vetCall: fixed('/tabs/home/vet-call'),
  /** What was done for the pets, what is due and what comes. */
  calendar: fixed('/tabs/historial'),
  editEvent: ofEvent('/tabs/historial/edit-event/:eventId'),
  /** A new event in two steps, outside of the tab shell. */
  newEvent: {
    path: '/crear-evento/:step',
    href: (prefill?: EventPrefill) => prefilled('/crear-evento/1', prefill),
  },
  /** The bags of food that last. */
  food: {
    path: '/tabs/alimentacion',
    href: (only?: Pick<BagPrefill, 'mascota'>) => prefilled('/tabs/alimentacion', only),
  },
  newFood: {
    path: '/tabs/alimentacion/agregar',
    href: (prefill?: BagPrefill) => prefilled('/tabs/alimentacion/agregar', prefill),
  },
  editFood: ofBag('/tabs/alimentacion/editar/:bagId'),
  /** The bags that ended. */
  foodHistory: {
    path: '/tabs/alimentacion/historial',
    href: (only?: Pick<BagPrefill, 'mascota'>) => prefilled('/tabs/alimentacion/historial', only),
  },
  /** Shows nothing (D34). */
  nutritionalInfo: { path: '/tabs/nutricional-info/:id' },
  claimMenu: ofClaim('/tabs/siniestros/menu-siniestro/:claimId'),
} as const;
