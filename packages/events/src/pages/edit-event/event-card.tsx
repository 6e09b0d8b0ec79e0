import { isUnsafeForCats } from '@huella/calendar';
import type { Event, Product } from '@huella/contract';
import { Icon, InlineAlert } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { useCatalogues } from '../../api/use-catalogues.ts';
import { EventKind } from '../../components/event-kind/event-kind.tsx';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { factsOf } from './facts-of.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});

const Done = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 600,
  '& > svg': { color: theme.palette.success.main },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
}));

/** What an event is, whose it is, and what its kind has of its own. */
export function EventCard({ event }: { event: Event }) {
  const { catalogues } = useCatalogues();
  const unsafe = catalogues && unsafeProduct(event, catalogues.products);
  return (
    <Card>
      <Head>
        <EventKind event={event} />
        {event.done && (
          <Done>
            <Icon name="check" />
            {copy.done}
          </Done>
        )}
      </Head>
      <Facts>
        {factsOf(event, catalogues).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
      {unsafe && (
        <InlineAlert tone="warning">
          {shared.unsafe(unsafe.nombre, petName(event.mascota.nombre))}
        </InlineAlert>
      )}
    </Card>
  );
}

/** The product that a cat was given and must never get again (an old record: none is taken any more). */
function unsafeProduct(event: Event, products: readonly Product[]): Product | undefined {
  if (event.mascota.animal !== 'Gato') return undefined;
  const given = event.EventoDespExterna ?? event.EventoDespInterna;
  return products.find(
    (product) => product.id === given?.ProductoDesparacitacionId && isUnsafeForCats(product),
  );
}
