import type { Screen } from './screen.ts';

type AppScreen = Screen & { readonly path: string };

const beforeTheLogin: readonly AppScreen[] = [
  { name: 'login', path: '/login', data: 'nobody', isStatic: true, onIdle: 'por mes' },
  { name: 'slides', path: '/initial-slides', data: 'nobody', isStatic: true },
  { name: 'register', path: '/register', data: 'nobody', isStatic: true, onIdle: 'por mes' },
  { name: 'plans', path: '/planes', data: 'nobody' },
  { name: 'recover', path: '/pass-recover', data: 'nobody', isStatic: true },
  { name: 'terms', path: '/terminos', data: 'nobody', isStatic: true },
  { name: 'privacy', path: '/privacidad', data: 'nobody', isStatic: true },
];

const ofTheApp: readonly AppScreen[] = [
  {
    name: 'home',
    path: '/tabs/home',
    data: 'con-atrasos',
    empty: 'nueva',
    long: 'nombres-largos',
    offline: true,
  },
  { name: 'home-one-pet', path: '/tabs/home', data: 'con-historia', isStatic: true },
  { name: 'home-many-pets', path: '/tabs/home', data: 'muchas-mascotas', isStatic: true },
  {
    name: 'settings',
    path: '/tabs/ajustes',
    data: 'asegurada',
    empty: 'nueva',
    long: 'nombres-largos',
    isStatic: true,
  },
  { name: 'notifications', path: '/tabs/avisos', data: 'con-avisos', empty: 'nueva' },
  { name: 'notification-settings', path: '/tabs/ajustes/notificaciones', data: 'asegurada' },
  { name: 'not-found', path: '/not-found', data: 'asegurada', isStatic: true },
  { name: 'outbox', path: '/tabs/pendientes', data: 'asegurada', isStatic: true },
];

const ofThePerson: readonly AppScreen[] = [
  {
    name: 'personal-data',
    path: '/tabs/personal-data',
    data: 'con-datos',
    empty: 'nueva',
    long: 'nombres-largos',
  },
  { name: 'personal-data-of-pet', path: '/tabs/personal-data/1', data: 'asegurada', isStatic: true },
  { name: 'my-data', path: '/tabs/ajustes/mis-datos', data: 'asegurada', isStatic: true },
  {
    name: 'payment-methods',
    path: '/tabs/ajustes/medios-de-pago',
    data: 'asegurada',
    empty: 'nueva',
  },
];

const ofPets: readonly AppScreen[] = [
  { name: 'add-pet', path: '/tabs/add-pet', data: 'con-datos', empty: 'nueva' },
  { name: 'add-pet-alone', path: '/add-pet', data: 'con-datos', isStatic: true },
  { name: 'insured-pet', path: '/tabs/mascota-asegurada/1', data: 'asegurada', long: 'nombres-largos' },
  { name: 'edit-pet', path: '/tabs/add-pet/1', data: 'con-historia', long: 'nombres-largos' },
  { name: 'edit-pet-alone', path: '/add-pet/1', data: 'asegurada', isStatic: true },
  {
    name: 'pet-details',
    path: '/tabs/pet-details/1',
    data: 'con-historia',
    empty: 'asegurada',
    long: 'nombres-largos',
    offline: true,
  },
  {
    name: 'pet-weight',
    path: '/tabs/pet-details/1/peso',
    data: 'con-historia',
    empty: 'asegurada',
    long: 'nombres-largos',
  },
  {
    name: 'pet-card',
    path: '/tabs/pet-details/1/carnet',
    data: 'con-historia',
    empty: 'poliza-vencida',
    long: 'nombres-largos',
  },
  { name: 'sync', path: '/tabs/ajustes/asociar', data: 'por-asociar', isStatic: true },
  {
    name: 'cancel-coverage',
    path: '/tabs/baja-cobertura',
    data: 'con-bajas',
    empty: 'nueva',
    long: 'nombres-largos',
  },
];

const ofClaims: readonly AppScreen[] = [
  { name: 'claims', path: '/tabs/siniestros', data: 'en-cada-etapa', empty: 'asegurada' },
  {
    name: 'claim-pets',
    path: '/tabs/siniestros/pets',
    data: 'asegurada',
    empty: 'nueva',
    long: 'nombres-largos',
  },
  { name: 'new-claim', path: '/tabs/siniestros/new/1', data: 'asegurada', long: 'nombres-largos' },
  {
    name: 'pet-claims',
    path: '/tabs/siniestros/show-siniestros/1',
    data: 'en-cada-etapa',
    empty: 'asegurada',
  },
  { name: 'claim', path: '/tabs/siniestros/menu-siniestro/1', data: 'con-siniestros' },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((claim): AppScreen => ({
    name: `claim-stage-${claim}`,
    path: `/tabs/siniestros/menu-siniestro/${claim}`,
    data: 'en-cada-etapa',
    isStatic: true,
  })),
  {
    name: 'claim-refunds',
    path: '/tabs/siniestros/menu-siniestro/1?paso=reintegros',
    data: 'muchas-indicaciones',
    empty: 'con-siniestros',
  },
  {
    name: 'claim-papers',
    path: '/tabs/siniestros/menu-siniestro/1?paso=documentacion',
    data: 'con-archivos',
    empty: 'con-siniestros',
  },
  {
    name: 'claim-history',
    path: '/tabs/siniestros/menu-siniestro/7?paso=movimientos',
    data: 'en-cada-etapa',
  },
  { name: 'thanks', path: '/tabs/confirm', data: 'asegurada', isStatic: true },
];

const ofTheCalendar: readonly AppScreen[] = [
  {
    name: 'calendar',
    path: '/tabs/historial',
    data: 'con-calendario',
    empty: 'nueva',
    long: 'nombres-largos',
  },
  { name: 'calendar-late', path: '/tabs/historial', data: 'con-atrasos', isStatic: true },
  { name: 'calendar-month', path: '/tabs/historial?ver=mes', data: 'con-calendario', isStatic: true },
  { name: 'new-event', path: '/crear-evento/1', data: 'asegurada', empty: 'nueva' },
  { name: 'edit-event', path: '/tabs/historial/edit-event/1', data: 'con-calendario' },
  {
    name: 'booklet',
    path: '/tabs/pet-details/1/libreta',
    data: 'con-calendario',
    empty: 'asegurada',
    long: 'nombres-largos',
  },
  {
    name: 'vet-call',
    path: '/tabs/home/vet-call',
    data: 'asegurada',
    empty: 'nueva',
    isStatic: true,
  },
  { name: 'reminders', path: '/tabs/ajustes/recordatorios', data: 'asegurada' },
  { name: 'calendar-feed', path: '/tabs/ajustes/calendario', data: 'asegurada' },
];

const ofFood: readonly AppScreen[] = [
  { name: 'food', path: '/tabs/alimentacion', data: 'con-alimento', empty: 'asegurada' },
  {
    name: 'new-food',
    path: '/tabs/alimentacion/agregar',
    data: 'asegurada',
    empty: 'nueva',
    long: 'nombres-largos',
  },
  { name: 'renew-food', path: '/tabs/alimentacion/agregar?renueva=1', data: 'con-alimento' },
  { name: 'edit-food', path: '/tabs/alimentacion/editar/1', data: 'con-alimento' },
  {
    name: 'food-history',
    path: '/tabs/alimentacion/historial',
    data: 'veinte-bolsas',
    empty: 'asegurada',
  },
  {
    name: 'nutritional-info',
    path: '/tabs/nutricional-info/1',
    data: 'asegurada',
    isStatic: true,
    isBlank: true,
  },
];

/** Every screen of the app, and some in several variants; a test compares it with the router. */
export const screens: readonly AppScreen[] = [
  ...beforeTheLogin,
  ...ofTheApp,
  ...ofThePerson,
  ...ofPets,
  ...ofClaims,
  ...ofTheCalendar,
  ...ofFood,
];
