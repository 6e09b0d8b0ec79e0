import { CARD } from '../components/insured-card/card-size.ts';

/**
 * Puts a copy of the card into the page, off screen and at the issued size, next to the card's frame so that it inherits its
 * colours. `dispose` removes it.
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

/** html-to-image copies an SVG without its style sheets: writes their colours into the elements. */
function inlineColours(card: HTMLElement): void {
  for (const shape of card.querySelectorAll<SVGElement>('svg *')) {
    const { fill, stroke } = getComputedStyle(shape);
    Object.assign(shape.style, { fill, stroke });
  }
}
