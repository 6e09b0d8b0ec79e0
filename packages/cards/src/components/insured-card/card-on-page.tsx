import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { type CardContent, InsuredCard } from './insured-card.tsx';
import { PortraitCard } from './portrait-card.tsx';
import { useIsPortrait } from './use-is-portrait.ts';

export interface CardOnPageProps {
  content: CardContent;
  /** The issued card, which can be drawn as a picture. */
  ref?: Ref<HTMLDivElement>;
}

// Laid out, as a picture of it can be drawn and paper shows it, but out of sight and of reach.
const Issued = styled('div')({
  '@media screen': {
    '&[data-hidden="true"]': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** The card within a page: as it is issued, or upright on a phone, where its letters would be too small to be read. */
export function CardOnPage({ content, ref }: CardOnPageProps) {
  const isPortrait = useIsPortrait();
  return (
    <>
      {isPortrait && (
        <div data-screen-only>
          <PortraitCard content={content} />
        </div>
      )}
      <Issued data-card data-hidden={isPortrait} aria-hidden={isPortrait || undefined}>
        <InsuredCard ref={ref} content={content} />
      </Issued>
    </>
  );
}
