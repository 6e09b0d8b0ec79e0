import { type EventCatalogues, followUpDayOf } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import { isolate } from '@huella/validation/text';
import { copy as shared } from '../../copy.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { copy } from './copy.ts';

export interface EventDetailRow {
  readonly label: string;
  readonly text: string;
}

/** What is known of an event, in reading order. */
export function detailRowsOf(event: Event, catalogues: EventCatalogues | undefined): EventDetailRow[] {
  const { tipo, title, description, EventoCria, EventoVideollamada } = event;
  const followUp = followUpDayOf(event);
  const texts = copy.details;
  const rows = [
    { label: texts.when, text: tipo === 'Cumpleaños' ? formatDay(event.event_on) : shownMoment(event) },
    given(event, catalogues),
    {
      label: shared.form.next[tipo === 'Vacuna' ? 'Vacuna' : 'other'],
      text: followUp && formatDay(followUp),
    },
    ...(['machos', 'hembras', 'fallecidos'] as const).map((name) => ({
      label: shared.form.litter[name],
      text: EventoCria && String(EventoCria[name]),
    })),
    { label: texts.vet, text: EventoVideollamada?.infoVeterinario },
    { label: texts.title, text: title },
    { label: shared.form.description, text: description },
  ];
  return rows.flatMap(({ label, text }) => (text ? [{ label, text: isolate(text) }] : []));
}

/** The name of the vaccine or product; nothing while the catalogue loads. */
function given(event: Event, catalogues: EventCatalogues | undefined): { label: string; text?: string } {
  const nothing = { label: copy.details.product };
  if (!catalogues) return nothing;
  const { EventoVacuna, EventoDespExterna, EventoDespInterna } = event;
  const deworming = EventoDespExterna ?? EventoDespInterna;
  if (EventoVacuna) {
    const vaccine = catalogues.vaccines.find(({ id }) => id === EventoVacuna.VacunaId);
    return { label: copy.details.vaccine, text: vaccine?.nombre ?? copy.details.unnamed };
  }
  if (!deworming) return nothing;
  const product = catalogues.products.find(({ id }) => id === deworming.ProductoDesparacitacionId);
  return { label: copy.details.product, text: product?.nombre ?? copy.details.unnamed };
}
