import { storybookMain } from '@huella/tooling/storybook/main';

const packages = {
  Interfaz: 'packages/ui',
  Formularios: 'packages/forms',
  Ingreso: 'packages/auth',
  'Datos personales': 'packages/profile',
  Mascotas: 'packages/pets',
  Carnets: 'packages/cards',
  Siniestros: 'packages/claims',
  Calendario: 'packages/events',
  Nutrición: 'packages/food',
  Notificaciones: 'packages/notifications',
  Pagos: 'packages/payments',
  Archivos: 'packages/uploads',
  Papeles: 'packages/papers',
  Pendientes: 'packages/outbox',
  Solicitudes: 'packages/changes',
  Legales: 'packages/legal',
  Aplicación: 'apps/web',
  'Consola de QA': 'packages/mocks',
};

export default storybookMain({
  stories: Object.entries(packages).map(([titlePrefix, folder]) => ({
    directory: `../${folder}/src`,
    files: '**/*.stories.tsx',
    titlePrefix,
  })),
});
