import type { Receipt } from '@huella/contract';
import type { OutboxItem } from '@huella/outbox';
import { argentineDayOf, formatInstantDay, todayInArgentina } from '@huella/validation/day';
import { formatInstantHour, formatInstant } from '../../lib/format-instant.ts';
import type { ChipProps } from '../chip/chip.tsx';
import { copy } from './copy.ts';

export interface FileState extends Pick<ChipProps, 'icon' | 'tone'> {
  words: string;
}

const looks = {
  RECIBIDO: { icon: 'clock', tone: 'sun' },
  APROBADO: { icon: 'check', tone: 'success' },
  DEVUELTO: { icon: 'warning', tone: 'coral' },
} as const satisfies Record<Receipt['estado'], Pick<ChipProps, 'icon' | 'tone'>>;

/** The state of a stored file; `isDated` is false where its day is unknown. */
export function reviewState(
  { estado, fecha, revisado }: Pick<Receipt, 'estado' | 'fecha' | 'revisado'>,
  isDated = true,
): FileState {
  const word = copy.states[estado];
  const when = estado === 'RECIBIDO' ? arrivalText(fecha) : copy.on(formatInstantDay(revisado ?? fecha));
  return { ...looks[estado], words: isDated ? `${word} ${when}` : word };
}

function arrivalText(instant: string): string {
  const isToday = argentineDayOf(new Date(instant)) === todayInArgentina();
  return isToday ? copy.today(formatInstantHour(instant)) : copy.on(formatInstant(instant));
}

export function sendingState({ status, progress }: Pick<OutboxItem, 'status' | 'progress'>): FileState {
  if (status === 'failed') return { icon: 'warning', tone: 'coral', words: copy.states.failed };
  if (status === 'waiting') return { icon: 'clock', tone: 'quiet', words: copy.states.waiting };
  if (status === 'confirming') return { icon: 'clock', tone: 'primary', words: copy.states.confirming };
  return { icon: 'up', tone: 'primary', words: copy.states.sending(Math.floor(progress * 100)) };
}
