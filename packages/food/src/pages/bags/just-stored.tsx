import { SuccessBand } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Typography from '@mui/material/Typography';
import { useJustStored } from '../../api/use-just-stored.ts';
import { bagTitle, endSentence } from '../../components/bag-lines/bag-words.ts';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { copy } from './copy.ts';

/** The bag that was just added, and its end, whichever pet is shown. */
export function JustStored({ currentBags, today }: { currentBags: readonly CurrentBag[]; today: Day }) {
  const stored = useJustStored(currentBags);
  if (stored === undefined) return null;
  return (
    <SuccessBand illustration="food-stored" title={copy.stored}>
      <Typography sx={{ fontWeight: 600 }}>{bagTitle(stored)}</Typography>
      <Typography>{endSentence(stored, today)}</Typography>
    </SuccessBand>
  );
}
