import { kindLabel } from '@huella/calendar';
import type { CalendarKind } from '@huella/contract';
import type { IconName } from '@huella/ui';
import { isolate } from '@huella/validation/text';

interface KindSign {
  icon: IconName;
  /** The tint: always with a shape and a word. */
  tone: 'primary' | 'coral' | 'sun' | 'success' | 'info';
}

export interface KindLook extends KindSign {
  word: string;
}

const other: KindSign = { icon: 'calendar', tone: 'primary' };

const signs = new Map<string, KindSign>(
  Object.entries({
    Consulta: { icon: 'stethoscope', tone: 'primary' },
    Vacuna: { icon: 'syringe', tone: 'info' },
    DespExterna: { icon: 'bug', tone: 'success' },
    DespInterna: { icon: 'pill', tone: 'success' },
    Cria: { icon: 'paw', tone: 'coral' },
    Celo: { icon: 'heart', tone: 'coral' },
    Videollamada: { icon: 'video', tone: 'primary' },
    Cumpleaños: { icon: 'cake', tone: 'sun' },
    Otro: other,
  } satisfies Record<CalendarKind, KindSign>),
);

/** Looks of an event; an unknown kind is shown by its title or its own name (D104). */
export function kindLookOf({ tipo, title = '' }: { tipo: string; title?: string }): KindLook {
  return { ...(signs.get(tipo) ?? other), word: kindLabel(tipo) ?? isolate(title.trim() || tipo) };
}
