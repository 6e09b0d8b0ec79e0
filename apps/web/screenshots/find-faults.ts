/* Runs inside the photographed page, loaded as a module by `load-checks.ts`: must not import anything. */

const SMALLEST_TEXT = 12;
const SMALLEST_CONTROL = 24;
const CONTROLS = 'button, [role=button], a[href], [role=link], input, select, textarea';

/** Pixels that a line's box, which is higher than its letters, may exceed its container. */
const LINE_SLACK = 3;

/**
 * Faults of a page, a sentence each: horizontal scrolling, text below 12 px or cut without an ellipsis, a broken image, a control
 * smaller than 24 px.
 */
export function findFaults(): string[] {
  const found = [...sideways(), ...textFaults(), ...brokenImages(), ...smallControls()];
  return [...new Set(found)];
}

function sideways(): string[] {
  // Not `innerWidth`: on a phone it grows with wide content.
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = scrollWidth - clientWidth;
  return beyond > 0 ? [`scrolls sideways by ${beyond} px`] : [];
}

function* textFaults(): Generator<string> {
  for (const { text, element, boxes } of shownTexts()) {
    const size = sizeOf(element);
    if (size < SMALLEST_TEXT - 0.01 && !isOfPicture(element))
      yield `text of ${size.toFixed(1)} px: «${short(text)}»`;
    if (boxes.some((box) => isCut(element, box))) yield `cut text: «${short(text)}»`;
  }
}

function* brokenImages(): Generator<string> {
  for (const image of document.images)
    if (isShown(image) && image.complete && image.naturalWidth === 0)
      yield `broken image: «${short(image.alt || image.src)}»`;
}

function* smallControls(): Generator<string> {
  for (const control of document.querySelectorAll(CONTROLS)) {
    const { width, height } = targetOf(control).getBoundingClientRect();
    if (!isPressed(control) || Math.min(width, height) >= SMALLEST_CONTROL - 0.5) continue;
    const name = control.ariaLabel ?? control.textContent;
    yield `control of ${Math.round(width)} × ${Math.round(height)} px: «${short(name)}»`;
  }
}

function targetOf(control: Element): Element {
  return control.closest('label') ?? control;
}

function isPressed(control: Element): boolean {
  const { display } = getComputedStyle(control);
  const { width } = control.getBoundingClientRect();
  return display !== 'inline' && width > 0 && isShown(control) && !control.closest('[aria-hidden=true]');
}

function isOfPicture(element: Element): boolean {
  return element.closest('[role=img], [data-preview]') !== null;
}

interface ShownText {
  readonly text: string;
  readonly element: Element;
  readonly boxes: readonly DOMRect[];
}

function* shownTexts(): Generator<ShownText> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '' || !isShown(element)) continue;
    range.selectNodeContents(node);
    yield { text, element, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) };
  }
}

function short(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
}

function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return upwards(element).every((one) => getComputedStyle(one).clipPath !== 'inset(50%)');
}

function upwards(element: Element): Element[] {
  const line: Element[] = [];
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement)
    line.push(one);
  return line;
}

function sizeOf(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  return size * scale;
}

/** Whether an ancestor that neither scrolls nor ends in an ellipsis cuts the line. */
function isCut(element: Element, box: DOMRect): boolean {
  for (const around of upwards(element)) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around);
    const isMarked = textOverflow === 'ellipsis' || !/^(none|)$/.test(webkitLineClamp);
    if (isMarked || /auto|scroll/.test(overflowX + overflowY)) return false;
    const frame = around.getBoundingClientRect();
    if (/hidden|clip/.test(overflowX) && isPartlyIn(box.left, box.right, frame.left, frame.right))
      return true;
    if (/hidden|clip/.test(overflowY) && isPartlyIn(box.top, box.bottom, frame.top, frame.bottom))
      return true;
  }
  return false;
}

function isPartlyIn(start: number, end: number, from: number, to: number): boolean {
  const outside = Math.max(from - start, 0) + Math.max(end - to, 0);
  return outside > LINE_SLACK && outside < end - start - 1;
}
