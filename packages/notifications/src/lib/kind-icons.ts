import type { NotificationKind } from '@huella/contract';
import type { IconName } from '@huella/ui';

/** The drawing of each kind, the same as where the thing itself is. */
export const kindIcons: Readonly<Record<NotificationKind, IconName>> = {
  Siniestro: 'shield',
  FormularioVeterinario: 'stethoscope',
  Documentacion: 'file',
  Calendario: 'calendar',
  Alimento: 'bowl',
};
