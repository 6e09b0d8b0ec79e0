import { CARD } from '../components/insured-card/card-size.ts';

/**
 * A copy of the card at the size of the issued one, where nobody sees it: beside the card's frame, where its colours reach.
 * `dispose` takes it away.
 */
export function renderOffScreen(card: HTMLElement): { copy: HTMLElement; dispose: () => void } {
  const copy = card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('a card is an element');
  const container = document.createElement('div');
  container.setAttribute('aria-hidden', 'true');
  container.inert = true;
  Object.assign(container.style, {
    position: 'fixed',
    top: '0',
    left: `${-3 * CARD.width}px`,
    width: `${CARD.width}px`,
    containerType: 'inline-size',
  });
  container.append(copy);
  (card.parentElement ?? card).after(container);
  inlineColours(copy);
  return { copy, dispose: () => container.remove() };
}

/** html-to-image takes a drawing as it stands and leaves its style sheets behind: what they say is written into it. */
function inlineColours(card: HTMLElement): void {
  for (const shape of card.querySelectorAll<SVGElement>('svg *')) {
    const { fill, stroke } = getComputedStyle(shape);
    Object.assign(shape.style, { fill, stroke });
  }
}
