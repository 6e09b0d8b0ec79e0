import type { Setting } from '@huella/api-client';
import { titleCase } from '@huella/validation/text';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { useRef, useState, type ReactNode } from 'react';
import { CardOnPage } from '../../components/insured-card/card-on-page.tsx';
import type { CardContent } from '../../components/insured-card/insured-card.tsx';
import { cardFileName } from '../../lib/card-file-name.ts';
import { CardActions } from './card-actions.tsx';
import { CardAdvice } from './card-advice.tsx';
import { CardDetails } from './card-details.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { LargeCard } from './large-card.tsx';
import { useCardFile } from './use-card-file.ts';

export interface CardViewProps {
  content: CardContent;
  support: Setting;
  /** Says where the card comes from, unless it is the server's latest answer. */
  origin?: ReactNode;
  choice?: ReactNode;
}

/** A card and what can be done with it. On paper the page is the card alone, in its issued size. */
export function CardView({ content, support, origin, choice }: CardViewProps) {
  const card = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'code' | 'card' | null>(null);
  const close = () => setShown(null);
  const { busy, start } = useCardFile(card, cardFileName(titleCase(content.petName)), support);
  return (
    <Stack spacing={2.5}>
      <GlobalStyles styles={printStyles} />
      <CardOnPage ref={card} content={content} />
      <Stack spacing={2.5} data-screen-only>
        <CardAdvice record={content.record} support={support} />
        <CardActions busy={busy} onStart={start} onShow={setShown} />
        {origin}
        <CardDetails record={content.record} />
        {choice}
      </Stack>
      <CodeSheet open={shown === 'code'} onClose={close} record={content.record} />
      <LargeCard open={shown === 'card'} onClose={close} content={content} />
    </Stack>
  );
}

const printStyles = {
  '@page': { margin: '1.5cm' },
  '@media print': {
    'header, [data-screen-only]': { display: 'none !important' },
    // The issued size (specification §9).
    '[data-card]': {
      width: '8.5cm',
      breakInside: 'avoid',
      '& *': { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' },
    },
  },
} as const;
