import { driver, type PopoverDOM } from 'driver.js';
import { copy } from './copy.ts';
import type { FoundTarget } from './find-target.ts';
import { ignoreSecondTap } from './ignore-second-tap.ts';

export interface BubbleOptions {
  action: string;
  onAction: () => void;
  /** Esc, the cross, a tap beside it. */
  onLeave: () => void;
}

/** Pixels between what is lit and what is dimmed. */
const PADDING = 6;

/**
 * Shows a bubble at something on the page and dims the rest. It has the focus, which Tab moves between its buttons and the lit control.
 * Answers a function that takes it away and gives the focus back, to the page's title where nothing had it.
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
    // The library says of whatever is lit that it opens a dialog: wrong for a link, and not allowed for a card.
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
    // It began by itself: nothing had the focus before.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
}

/** Writes the texts, as text. The sentence names the dialog, and is read when the focus comes in; the button comes first, the cross last. */
function fill({ wrapper, title, description, footer, ...parts }: PopoverDOM, text: string, action: string) {
  title.textContent = text;
  parts.nextButton.textContent = action;
  parts.closeButton.setAttribute('aria-label', copy.close);
  description.remove();
  wrapper.removeAttribute('aria-describedby');
  // Beside `main` they would be the page's own header and footer.
  title.role = 'none';
  footer.role = 'none';
  wrapper.append(parts.closeButton);
}
