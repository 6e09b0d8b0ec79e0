import { titleCase } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import { useRef, useState, type ReactNode } from 'react';
import { cardFileName } from '../../lib/card-file-name.ts';
import type { Setting } from '@huella/api-client';
import { CardActions } from './card-actions.tsx';
import { CardAdvice } from './card-advice.tsx';
import { CardFacts } from './card-facts.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { CardOnPage } from './insured-card/card-on-page.tsx';
import type { CardContent } from './insured-card/insured-card.tsx';
import { LargeCard } from './large-card.tsx';
import { PrintCard } from './print-card.tsx';
import { useCardFile } from './use-card-file.ts';

export interface CardViewProps {
  content: CardContent;
  support: Setting;
  /** Where the card comes from, when it is not the server's answer of this moment. */
  origin?: ReactNode;
  /** The way back to the choice between policies. */
  choice?: ReactNode;
}

/** A card with what can be done with it. */
export function CardView({ content, support, origin, choice }: CardViewProps) {
  const card = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'code' | 'card' | null>(null);
  const close = () => setShown(null);
  const { busy, start } = useCardFile(card, cardFileName(titleCase(content.petName)), support);
  return (
    <Stack spacing={2.5}>
      <PrintCard />
      <CardOnPage ref={card} content={content} />
      <Stack spacing={2.5} data-screen-only>
        <CardAdvice record={content.record} support={support} />
        <CardActions busy={busy} onStart={start} onShow={setShown} />
        {origin}
        <CardFacts record={content.record} />
        {choice}
      </Stack>
      <CodeSheet open={shown === 'code'} onClose={close} record={content.record} />
      <LargeCard open={shown === 'card'} onClose={close} content={content} />
    </Stack>
  );
}
