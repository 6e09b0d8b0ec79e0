import { CARD } from '../insured-card/card-size.ts';

/**
 * A copy of the card at the size of the issued one, where nobody sees it: beside the card's frame, where its colours reach.
 * `leave` takes it away.
 */
export function standOffScreen(card: HTMLElement): { copy: HTMLElement; leave: () => void } {
  const copy = card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('a card is an element');
  const stage = document.createElement('div');
  stage.setAttribute('aria-hidden', 'true');
  stage.inert = true;
  Object.assign(stage.style, {
    position: 'fixed',
    top: '0',
    left: `${-3 * CARD.width}px`,
    width: `${CARD.width}px`,
    containerType: 'inline-size',
  });
  stage.append(copy);
  (card.parentElement ?? card).after(stage);
  writeColoursDown(copy);
  return { copy, leave: () => stage.remove() };
}

/** html-to-image takes a drawing as it stands and leaves its style sheets behind: what they say is written into it. */
function writeColoursDown(card: HTMLElement): void {
  for (const shape of card.querySelectorAll<SVGElement>('svg *')) {
    const { fill, stroke } = getComputedStyle(shape);
    Object.assign(shape.style, { fill, stroke });
  }
}
