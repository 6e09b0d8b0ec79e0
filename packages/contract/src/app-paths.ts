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

/** The initial values of the form of a new event, from its address. */
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

/** The initial values of the form of a new bag, from its address. */
export interface BagPrefill {
  /** The bag that it replaces. */
  readonly renueva?: number;
  /** A finished bag to buy again. */
  readonly repite?: number;
  readonly mascota?: number;
}

export interface PetPrefill {
  readonly plan?: number;
}

/** `para` is the flow that the personal data are needed for. */
export interface PersonPrefill extends PetPrefill {
  readonly para?: 'mascota';
}

type Prefill = EventPrefill | BagPrefill | PersonPrefill;

function prefilled(path: string, prefill: Prefill = {}): string {
  const search = new URLSearchParams(
    Object.entries(prefill).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Addresses of the app's screens (specification §2): `path` for the router, `href` for links and the server's mails. `…Alone` is
 * outside the tab shell (D31).
 */
export const appPaths = {
  start: fixed('/'),
  notFound: fixed('/not-found'),
  login: fixed('/login'),
  initialSlides: fixed('/initial-slides'),
  register: fixed('/register'),
  recoverPassword: fixed('/pass-recover'),
  plans: fixed('/planes'),
  terms: fixed('/terminos'),
  privacy: fixed('/privacidad'),
  home: fixed('/tabs/home'),
  settings: fixed('/tabs/ajustes'),
  myData: fixed('/tabs/ajustes/mis-datos'),
  paymentMethods: fixed('/tabs/ajustes/medios-de-pago'),
  syncPets: fixed('/tabs/ajustes/asociar'),
  /** Requests to cancel the coverage of a pet (D35). */
  cancelCoverage: fixed('/tabs/baja-cobertura'),
  reminders: fixed('/tabs/ajustes/recordatorios'),
  calendarFeed: fixed('/tabs/ajustes/calendario'),
  notificationSettings: fixed('/tabs/ajustes/notificaciones'),
  /** The inbox. */
  notifications: fixed('/tabs/avisos'),
  outbox: fixed('/tabs/pendientes'),
  personalData: {
    path: '/tabs/personal-data',
    href: (prefill?: PersonPrefill) => prefilled('/tabs/personal-data', prefill),
  },
  /** Opened from a pet, to which it leads back. */
  personalDataOf: ofPet('/tabs/personal-data/:petId'),
  addPet: {
    path: '/tabs/add-pet',
    href: (prefill?: PetPrefill) => prefilled('/tabs/add-pet', prefill),
  },
  addPetAlone: fixed('/add-pet'),
  editPet: ofPet('/tabs/add-pet/:petId'),
  editPetAlone: ofPet('/add-pet/:petId'),
  petDetails: ofPet('/tabs/pet-details/:petId'),
  /** Celebrates a newly insured pet, with its card. */
  petInsured: ofPet('/tabs/mascota-asegurada/:petId'),
  petWeight: ofPet('/tabs/pet-details/:petId/peso'),
  petCard: ofPet('/tabs/pet-details/:petId/carnet'),
  /** Health record: vaccines and treatments given. */
  petBooklet: ofPet('/tabs/pet-details/:petId/libreta'),
  claims: fixed('/tabs/siniestros'),
  claimPets: fixed('/tabs/siniestros/pets'),
  newClaim: ofPet('/tabs/siniestros/new/:petId'),
  petClaims: ofPet('/tabs/siniestros/show-siniestros/:petId'),
  /** Thanks a vet who opened it by navigation (D32); the vet's own page is on the server. */
  thanks: fixed('/tabs/confirm'),
  vetCall: fixed('/tabs/home/vet-call'),
  calendar: fixed('/tabs/historial'),
  editEvent: ofEvent('/tabs/historial/edit-event/:eventId'),
  /** A new event in two steps, outside of the tab shell. */
  newEvent: {
    path: '/crear-evento/:step',
    href: (prefill?: EventPrefill) => prefilled('/crear-evento/1', prefill),
  },
  food: {
    path: '/tabs/alimentacion',
    href: (only?: Pick<BagPrefill, 'mascota'>) => prefilled('/tabs/alimentacion', only),
  },
  newFood: {
    path: '/tabs/alimentacion/agregar',
    href: (prefill?: BagPrefill) => prefilled('/tabs/alimentacion/agregar', prefill),
  },
  editFood: ofBag('/tabs/alimentacion/editar/:bagId'),
  foodHistory: {
    path: '/tabs/alimentacion/historial',
    href: (only?: Pick<BagPrefill, 'mascota'>) => prefilled('/tabs/alimentacion/historial', only),
  },
  /** Shows nothing (D34). */
  nutritionalInfo: { path: '/tabs/nutricional-info/:id' },
  claimMenu: ofClaim('/tabs/siniestros/menu-siniestro/:claimId'),
} as const;
