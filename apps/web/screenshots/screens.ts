import type { Screen } from './screen.ts';

type AppScreen = Screen & { readonly address: string };

const beforeTheLogin: readonly AppScreen[] = [
  { name: 'login', address: '/login', data: 'nobody', isStatic: true, onIdle: 'por mes' },
  { name: 'slides', address: '/initial-slides', data: 'nobody', isStatic: true },
  { name: 'register', address: '/register', data: 'nobody', isStatic: true, onIdle: 'por mes' },
  { name: 'plans', address: '/planes', data: 'nobody' },
  { name: 'recover', address: '/pass-recover', data: 'nobody', isStatic: true },
  { name: 'terms', address: '/terminos', data: 'nobody', isStatic: true },
  { name: 'privacy', address: '/privacidad', data: 'nobody', isStatic: true },
];

const ofTheApp: readonly AppScreen[] = [
  {
    name: 'home',
    address: '/tabs/home',
    data: 'con-atrasos',
    empty: 'nueva',
    long: 'nombres-largos',
    offline: true,
  },
  { name: 'home-one-pet', address: '/tabs/home', data: 'con-historia', isStatic: true },
  { name: 'home-many-pets', address: '/tabs/home', data: 'muchas-mascotas', isStatic: true },
  {
    name: 'settings',
    address: '/tabs/ajustes',
    data: 'asegurada',
    empty: 'nueva',
    long: 'nombres-largos',
    isStatic: true,
  },
  { name: 'notifications', address: '/tabs/avisos', data: 'con-avisos', empty: 'nueva' },
  { name: 'notification-settings', address: '/tabs/ajustes/notificaciones', data: 'asegurada' },
  { name: 'not-found', address: '/not-found', data: 'asegurada', isStatic: true },
  { name: 'outbox', address: '/tabs/pendientes', data: 'asegurada', isStatic: true },
];

const ofThePerson: readonly AppScreen[] = [
  {
    name: 'personal-data',
    address: '/tabs/personal-data',
    data: 'con-datos',
    empty: 'nueva',
    long: 'nombres-largos',
  },
  { name: 'personal-data-of-pet', address: '/tabs/personal-data/1', data: 'asegurada', isStatic: true },
  { name: 'my-data', address: '/tabs/ajustes/mis-datos', data: 'asegurada', isStatic: true },
  {
    name: 'payment-methods',
    address: '/tabs/ajustes/medios-de-pago',
    data: 'asegurada',
    empty: 'nueva',
  },
];

const ofPets: readonly AppScreen[] = [
  { name: 'add-pet', address: '/tabs/add-pet', data: 'con-datos', empty: 'nueva' },
  { name: 'add-pet-alone', address: '/add-pet', data: 'con-datos', isStatic: true },
  { name: 'insured-pet', address: '/tabs/mascota-asegurada/1', data: 'asegurada', long: 'nombres-largos' },
  { name: 'edit-pet', address: '/tabs/add-pet/1', data: 'con-historia', long: 'nombres-largos' },
  { name: 'edit-pet-alone', address: '/add-pet/1', data: 'asegurada', isStatic: true },
  {
    name: 'pet-details',
    address: '/tabs/pet-details/1',
    data: 'con-historia',
    empty: 'asegurada',
    long: 'nombres-largos',
    offline: true,
  },
  {
    name: 'pet-weight',
    address: '/tabs/pet-details/1/peso',
    data: 'con-historia',
    empty: 'asegurada',
    long: 'nombres-largos',
  },
  {
    name: 'pet-card',
    address: '/tabs/pet-details/1/carnet',
    data: 'con-historia',
    empty: 'poliza-vencida',
    long: 'nombres-largos',
  },
  { name: 'sync', address: '/tabs/ajustes/asociar', data: 'por-asociar', isStatic: true },
  {
    name: 'cancel-coverage',
    address: '/tabs/baja-cobertura',
    data: 'con-bajas',
    empty: 'nueva',
    long: 'nombres-largos',
  },
];

const ofClaims: readonly AppScreen[] = [
  { name: 'claims', address: '/tabs/siniestros', data: 'en-cada-etapa', empty: 'asegurada' },
  {
    name: 'claim-pets',
    address: '/tabs/siniestros/pets',
    data: 'asegurada',
    empty: 'nueva',
    long: 'nombres-largos',
  },
  { name: 'new-claim', address: '/tabs/siniestros/new/1', data: 'asegurada', long: 'nombres-largos' },
  {
    name: 'pet-claims',
    address: '/tabs/siniestros/show-siniestros/1',
    data: 'en-cada-etapa',
    empty: 'asegurada',
  },
  { name: 'claim', address: '/tabs/siniestros/menu-siniestro/1', data: 'con-siniestros' },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((claim): AppScreen => ({
    name: `claim-stage-${claim}`,
    address: `/tabs/siniestros/menu-siniestro/${claim}`,
    data: 'en-cada-etapa',
    isStatic: true,
  })),
  {
    name: 'claim-refunds',
    address: '/tabs/siniestros/menu-siniestro/1?paso=reintegros',
    data: 'muchas-indicaciones',
    empty: 'con-siniestros',
  },
  {
    name: 'claim-papers',
    address: '/tabs/siniestros/menu-siniestro/1?paso=documentacion',
    data: 'con-archivos',
    empty: 'con-siniestros',
  },
  {
    name: 'claim-history',
    address: '/tabs/siniestros/menu-siniestro/7?paso=movimientos',
    data: 'en-cada-etapa',
  },
  { name: 'thanks', address: '/tabs/confirm', data: 'asegurada', isStatic: true },
];

const ofTheCalendar: readonly AppScreen[] = [
  {
    name: 'calendar',
    address: '/tabs/historial',
    data: 'con-calendario',
    empty: 'nueva',
    long: 'nombres-largos',
  },
  { name: 'calendar-late', address: '/tabs/historial', data: 'con-atrasos', isStatic: true },
  { name: 'calendar-month', address: '/tabs/historial?ver=mes', data: 'con-calendario', isStatic: true },
  { name: 'new-event', address: '/crear-evento/1', data: 'asegurada', empty: 'nueva' },
  { name: 'edit-event', address: '/tabs/historial/edit-event/1', data: 'con-calendario' },
  {
    name: 'booklet',
    address: '/tabs/pet-details/1/libreta',
    data: 'con-calendario',
    empty: 'asegurada',
    long: 'nombres-largos',
  },
  {
    name: 'vet-call',
    address: '/tabs/home/vet-call',
    data: 'asegurada',
    empty: 'nueva',
    isStatic: true,
  },
  { name: 'reminders', address: '/tabs/ajustes/recordatorios', data: 'asegurada' },
  { name: 'calendar-feed', address: '/tabs/ajustes/calendario', data: 'asegurada' },
];

const ofFood: readonly AppScreen[] = [
  { name: 'food', address: '/tabs/alimentacion', data: 'con-alimento', empty: 'asegurada' },
  {
    name: 'new-food',
    address: '/tabs/alimentacion/agregar',
    data: 'asegurada',
    empty: 'nueva',
    long: 'nombres-largos',
  },
  { name: 'renew-food', address: '/tabs/alimentacion/agregar?renueva=1', data: 'con-alimento' },
  { name: 'edit-food', address: '/tabs/alimentacion/editar/1', data: 'con-alimento' },
  {
    name: 'food-history',
    address: '/tabs/alimentacion/historial',
    data: 'veinte-bolsas',
    empty: 'asegurada',
  },
  {
    name: 'nutritional-info',
    address: '/tabs/nutricional-info/1',
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
