const FAMILY = 'Figtree Variable';

let embedded: Promise<string> | undefined;

/**
 * The `@font-face` rule of the app's font with the font as a data URL, since an image loads nothing. Found in the page's own
 * style sheets because html-to-image fails on font rules in Firefox (O-HI-02). Without it the fallback font is drawn.
 */
export function embeddedFont(): Promise<string> {
  embedded ??= embed().catch(() => {
    embedded = undefined;
    return '';
  });
  return embedded;
}

async function embed(): Promise<string> {
  const rule = [...document.styleSheets].flatMap(rulesOf).find(isOurs);
  const url = rule && /url\(["']?([^"')]+)["']?\)/.exec(rule.cssText)?.[1];
  if (!rule || url === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const answer = await fetch(new URL(url, base));
  if (!answer.ok) throw new Error('the font did not arrive');
  return rule.cssText.replace(url, await dataUrl(await answer.blob()));
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A style sheet of another origin, such as an extension's, cannot be read.
    return [];
  }
}

function isOurs(rule: CSSRule): boolean {
  return (
    rule instanceof CSSFontFaceRule &&
    rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '') === FAMILY
  );
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(textOf(reader)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the font cannot be read')));
    reader.readAsDataURL(blob);
  });
}

function textOf({ result }: FileReader): string {
  return typeof result === 'string' ? result : '';
}
