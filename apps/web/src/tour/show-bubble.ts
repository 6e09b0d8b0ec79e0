import { driver, type PopoverDOM } from 'driver.js';
import { copy } from './copy.ts';
import type { FoundTarget } from './find-target.ts';

export interface BubbleOptions {
  action: string;
  onAction: () => void;
  onLeave: () => void;
}

const PADDING = 6;

/**
 * Shows a bubble at a target and dims the rest. Tab moves between its buttons and the target. Returns a function that removes it
 * and restores the focus, or focuses the page's title.
 */
export function showBubble(target: FoundTarget, { action, onAction, onLeave }: BubbleOptions): () => void {
  const bubble = driver({
    steps: [{ element: target.element, popover: { side: 'bottom', align: 'center', title: ' ' } }],
    animate: false,
    stagePadding: PADDING,
    stageRadius: parseFloat(getComputedStyle(target.element).borderRadius) + PADDING,
    overlayColor: '#000',
    overlayOpacity: 0.6,
    showButtons: ['next', 'close'],
    onPopoverRender: (popover) => fill(popover, target.text, action),
    // The library marks every target as opening a dialog: wrong for a link, and invalid for a card.
    onHighlighted: (element) => {
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name);
    },
    onNextClick: () => {
      ignoreSecondTap();
      onAction();
    },
    onDestroyStarted: onLeave,
  });
  bubble.drive();
  return () => {
    bubble.destroy();
    // The tour began by itself: nothing had the focus before.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
}

function fill({ wrapper, title, description, footer, ...parts }: PopoverDOM, text: string, action: string) {
  title.textContent = text;
  parts.nextButton.textContent = action;
  parts.closeButton.setAttribute('aria-label', copy.close);
  description.remove();
  wrapper.removeAttribute('aria-describedby');
  // Beside `main` they would be landmarks of the page.
  title.role = 'none';
  footer.role = 'none';
  wrapper.append(parts.closeButton);
}

/** Ignores the second tap of a double tap, whatever is under the finger by then. */
function ignoreSecondTap(): void {
  document.addEventListener('click', stopSecond, { capture: true, once: true });
}

function stopSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
