import type { OwnEventKind } from '@huella/contract';
import type { IconName } from '@huella/ui';

/** How a kind of event is shown. */
export interface KindLook {
  icon: IconName;
  /** Its tint: a shape and a word always stand with it. */
  tone: 'primary' | 'coral' | 'sun' | 'success' | 'info';
  word: string;
}

/** The kinds that a person notes, in the order of their choice. */
export const ownKinds: Readonly<Record<OwnEventKind, KindLook>> = {
  Consulta: { icon: 'stethoscope', tone: 'primary', word: 'Consulta' },
  Vacuna: { icon: 'syringe', tone: 'info', word: 'Vacuna' },
  DespExterna: { icon: 'bug', tone: 'success', word: 'Desparasitación externa' },
  DespInterna: { icon: 'pill', tone: 'success', word: 'Desparasitación interna' },
  Cria: { icon: 'paw', tone: 'coral', word: 'Cría' },
  Celo: { icon: 'heart', tone: 'coral', word: 'Celo' },
};

const looks = new Map<string, KindLook>([
  ...Object.entries(ownKinds),
  ['Cumpleaños', { icon: 'cake', tone: 'sun', word: 'Cumpleaños' }],
  ['Videollamada', { icon: 'video', tone: 'primary', word: 'Videollamada' }],
]);

/** How an event is shown; a kind that is not known here by its title, or by its own name (D104). */
export function kindLookOf({ tipo, title = '' }: { tipo: string; title?: string }): KindLook {
  return looks.get(tipo) ?? { icon: 'calendar', tone: 'primary', word: title.trim() || tipo };
}
