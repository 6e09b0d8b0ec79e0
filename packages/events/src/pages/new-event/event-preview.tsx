import type { EventCatalogues } from '@huella/calendar';
import type { Pet } from '@huella/contract';
import { useFormValues } from '@huella/forms';
import { PetThumbnail } from '@huella/pets/api';
import { type Day, isDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { EventKindIcon } from '../../components/event-kind/event-kind.tsx';
import { kindLookOf } from '../../components/event-kind/kind-looks.ts';
import { copy as shared } from '../../copy.ts';
import type { EventControl } from '../../forms/event-form/event-flow.ts';
import type { EventFormValues } from '../../lib/event-values.ts';
import type { EventFacts } from '../../lib/follow-up-proposal.ts';
import { longDay } from '../../lib/long-day.ts';
import { copy } from './copy.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 24,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& h2': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary, fontWeight: 600 },
  '& .what': { ...theme.typography.h2, display: 'flex', alignItems: 'center', gap: 12, margin: 0 },
  '& .row': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 },
  '& p': { margin: 0 },
  '& .day::first-letter': { textTransform: 'uppercase' },
  '& [data-empty]': { color: theme.palette.text.secondary, fontWeight: 400 },
  '& .then': {
    padding: 16,
    borderRadius: 12,
    backgroundColor: theme.palette.tint.primary,
    ...theme.typography.body2,
  },
}));

/** Previews the event and its effects, beside a desktop's form. */
export function EventPreview({ control, facts }: { control: EventControl; facts: EventFacts }) {
  const values = useFormValues(control);
  const { tipo, mascotaId, event_on: day, hora, proxima } = values;
  const pet = facts.pets.find(({ id }) => id === mascotaId);
  const given = givenName(values, facts.catalogues);
  return (
    <Card aria-label={copy.preview.title}>
      <h2>{copy.preview.title}</h2>
      <p className="what" data-empty={tipo === '' || undefined}>
        <EventKindIcon event={{ tipo }} />
        {tipo === '' ? copy.preview.kind : kindLookOf({ tipo }).word}
      </p>
      {given && <p>{given}</p>}
      <div className="row" data-empty={pet === undefined || undefined}>
        {pet && <PetThumbnail pet={pet} size={44} />}
        {pet ? petName(pet.nombre) : copy.preview.pet}
      </div>
      <p className="day" data-empty={!isDay(day) || undefined}>
        {isDay(day) ? [longDay(day), hora].filter(Boolean).join(', ') : copy.preview.day}
      </p>
      {isDay(proxima) && (
        <p>{copy.preview.next(shared.form.next[tipo === 'Vacuna' ? 'Vacuna' : 'other'], longDay(proxima))}</p>
      )}
      <p className="then">{thenOf(values, pet)}</p>
    </Card>
  );
}

function givenName({ vacunaId, productoId }: EventFormValues, { vaccines, products }: EventCatalogues) {
  return (
    vaccines.find(({ id }) => id === vacunaId)?.nombre ?? products.find(({ id }) => id === productoId)?.nombre
  );
}

function thenOf({ done, proxima }: { done: boolean | null; proxima: Day }, pet: Pet | undefined): string {
  if (done === null) return copy.preview.open;
  if (!done || isDay(proxima)) return copy.preview.reminded;
  return copy.preview.kept(pet && petName(pet.nombre));
}
