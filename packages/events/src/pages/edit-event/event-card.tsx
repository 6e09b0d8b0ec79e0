import { isUnsafeForCats, type ItemState } from '@huella/calendar';
import type { Event, Product } from '@huella/contract';
import { InlineAlert, useMinute } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { argentineMoment, momentOf } from '@huella/validation/event';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { useCatalogues } from '../../api/use-catalogues.ts';
import { EntryState } from '../../components/calendar-entry/entry-state.tsx';
import { stateStyle } from '../../components/calendar-entry/state-style.ts';
import { EventKindIcon } from '../../components/event-kind/event-kind.tsx';
import { copy as shared } from '../../copy.ts';
import { detailRowsOf } from './detail-rows-of.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  '& .pet': { ...theme.typography.h3, display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  '& .pet > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  ...stateStyle(theme),
}));

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: '12px 24px',
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
}));

export function EventCard({ event }: { event: Event }) {
  const { catalogues } = useCatalogues();
  const now = useMinute();
  const state = stateOf(event, now);
  const unsafe = catalogues && unsafeProduct(event, catalogues.products);
  return (
    <Card>
      <Head>
        <span className="pet">
          <EventKindIcon event={event} />
          <span>{petName(event.mascota.nombre)}</span>
        </span>
        <EntryState item={{ event, state, day: event.event_on }} today={todayInArgentina(now)} />
      </Head>
      <Rows>
        {detailRowsOf(event, catalogues).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Rows>
      {unsafe && (
        <InlineAlert tone="warning">
          {shared.unsafe(unsafe.nombre, petName(event.mascota.nombre))}
        </InlineAlert>
      )}
    </Card>
  );
}

function stateOf({ done, event_on, hora }: Event, now: Date): ItemState {
  if (done) return 'done';
  return momentOf(event_on, hora) < argentineMoment(now) ? 'overdue' : 'upcoming';
}

/** A product that a cat must not get again (an old record: new ones are rejected). */
function unsafeProduct(event: Event, products: readonly Product[]): Product | undefined {
  if (event.mascota.animal !== 'Gato') return undefined;
  const given = event.EventoDespExterna ?? event.EventoDespInterna;
  return products.find(
    (product) => product.id === given?.ProductoDesparacitacionId && isUnsafeForCats(product),
  );
}
