import type { NotificationKind } from '@huella/contract';
import type { IconName } from '@huella/ui';

export const kindIcons: Readonly<Record<NotificationKind, IconName>> = {
  Siniestro: 'shield',
  FormularioVeterinario: 'stethoscope',
  Documentacion: 'file',
  Calendario: 'calendar',
  Alimento: 'bowl',
};
