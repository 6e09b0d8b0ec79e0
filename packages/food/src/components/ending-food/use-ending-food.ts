import { useToday } from '@huella/ui';
import type { WaitingItem, WaitingGroup } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { usePets } from '@huella/pets/api';
import { useBags } from '../../api/use-bags.ts';
import { isEndingSoon } from '../../lib/ending-soon.ts';
import { type CurrentBag, listCurrentBags } from '../../lib/current-bag.ts';
import { copy as shared } from '../../copy.ts';
import { foodPaths } from '../../paths.ts';
import { bagTitle, endSentence, renewName } from '../bag-lines/bag-words.ts';
import { copy } from './copy.ts';

const group = 'food';

/** Food that ends within a week, the first to end on top, with a link to the next bag. */
export function useEndingFood(): WaitingGroup {
  const { data: pets = [] } = usePets();
  const bags = useBags();
  const today = useToday();
  if (bags.status === 'loading') return { group, isLoading: true, items: [] };
  if (bags.status === 'failed')
    return { group, items: [], failure: { message: copy.error, retry: bags.retry } };
  const soon = listCurrentBags(bags.bags, pets, today).filter(isEndingSoon);
  return { group, items: soon.map((currentBag) => endingItem(currentBag, today)) };
}

function endingItem(currentBag: CurrentBag, today: Day): WaitingItem {
  const { id } = currentBag.bag;
  return {
    key: id,
    icon: 'bowl',
    tone: 'sun',
    title: bagTitle(currentBag),
    text: endSentence(currentBag, today),
    action: {
      to: foodPaths.newBag.href({ renueva: id }),
      label: shared.renew,
      name: renewName(currentBag),
    },
  };
}
