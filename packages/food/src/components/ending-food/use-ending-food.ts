import type { WaitingThing, WaitingThings } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { usePets } from '@huella/pets/api';
import { useBags } from '../../api/use-bags.ts';
import { isEndingSoon } from '../../lib/ending-soon.ts';
import { type CurrentBag, currentBags } from '../../lib/current-bag.ts';
import { useToday } from '../../lib/use-today.ts';
import { copy as shared } from '../../copy.ts';
import { foodPaths } from '../../paths.ts';
import { bagTitle, endSentence, renewName } from '../bag-lines/bag-words.ts';
import { copy } from './copy.ts';

const part = 'food';

/** Food that ends within a week, the first to end on top, with a link to the next bag. */
export function useEndingFood(): WaitingThings {
  const { data: pets = [] } = usePets();
  const bags = useBags();
  const today = useToday();
  if (bags.status === 'loading') return { part, isLoading: true, things: [] };
  if (bags.status === 'failed')
    return { part, things: [], failure: { message: copy.error, retry: bags.retry } };
  const soon = currentBags(bags.bags, pets, today).filter(isEndingSoon);
  return { part, things: soon.map((current) => endingThing(current, today)) };
}

function endingThing(current: CurrentBag, today: Day): WaitingThing {
  const { id } = current.bag;
  return {
    key: id,
    icon: 'bowl',
    tone: 'sun',
    title: bagTitle(current),
    text: endSentence(current, today),
    action: {
      to: foodPaths.newBag.href({ renueva: id }),
      label: shared.renew,
      name: renewName(current),
    },
  };
}
