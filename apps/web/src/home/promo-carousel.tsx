import { Carousel, Illustration } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';

/** Specification §9: promos change every 8 s. */
const AUTOPLAY_MS = 8_000;

type Promo = (typeof copy.promos)[number];

const Card = styled('article')(({ theme }) => ({
  // With large text the image goes below the words.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  height: '100%',
  padding: 20,
  borderRadius: 16,
  backgroundColor: theme.palette.tint.sun,
  '& > div': { flex: '1 1 8rem', minWidth: 0 },
  '& svg': { flex: 'none', width: 'clamp(4.5rem, 32%, 12rem)', height: 'auto' },
  '& p': { margin: '4px 0 0' },
}));

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

function PromoCard({ promo }: { promo: Promo }) {
  return (
    <Card>
      <div>
        <Heading>{promo.title}</Heading>
        <p>{promo.text}</p>
      </div>
      <Illustration name={promo.id} />
    </Card>
  );
}

export function PromoCarousel({ perView }: { perView: number }) {
  return (
    <div>
      <Title>{copy.home.promos}</Title>
      <Carousel
        label={copy.home.promos}
        items={copy.promos}
        keyOf={({ id }) => id}
        renderItem={(promo) => <PromoCard promo={promo} />}
        perView={perView}
        autoplayMs={AUTOPLAY_MS}
      />
    </div>
  );
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: '0 0 12px' }));
