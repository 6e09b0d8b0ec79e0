import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { type CardContent, InsuredCard } from './insured-card.tsx';
import { PortraitCard } from './portrait-card.tsx';
import { useIsPortrait } from './use-is-portrait.ts';

export interface CardOnPageProps {
  content: CardContent;
  ref?: Ref<HTMLDivElement>;
}

// Hidden on the screen and still laid out: it is saved as an image and printed.
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

/** The card within a page: as it is issued, or in portrait on a phone, where the issued one is too small to read. */
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
