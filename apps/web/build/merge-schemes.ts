export interface Screen {
  markup: string;
  light: string;
  dark: string;
}

const STYLE = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;
const CLASSES = /class="([^"]*)"/g;

function sheetsOf(html: string): Map<string, string> {
  return new Map([...html.matchAll(STYLE)].map(([, id = '', css = '']) => [id, css]));
}

function classesOf(markup: string): string[] {
  return [...markup.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' '));
}

/** The light name of each dark class: both schemes have the same elements in the same order. */
function namesByDark(light: string, dark: string): Map<string, Set<string>> {
  const [lightNames, darkNames] = [classesOf(light), classesOf(dark)];
  if (lightNames.length !== darkNames.length)
    throw new Error('prerender: the schemes differ in their elements');
  const found = new Map<string, Set<string>>();
  darkNames.forEach((name, at) => {
    const names = found.get(name) ?? new Set();
    found.set(name, names.add(lightNames[at] ?? name));
  });
  return found;
}

/** The dark sheet under the class names of the light one. */
function underLightNames(css: string, names: ReadonlyMap<string, ReadonlySet<string>>): string {
  const [name] = /(?<=\.)css-[\w-]+/.exec(css) ?? [];
  if (!name) return css;
  return [...(names.get(name) ?? [])].map((light) => css.replaceAll(name, light)).join('');
}

/**
 * Merges the renderings of both schemes into one markup with the light classes, whose dark rules apply in the dark scheme. Takes
 * emotion's sheets out.
 */
export function mergeSchemes(lightHtml: string, darkHtml: string): Screen {
  const [markup, darkMarkup] = [lightHtml.replaceAll(STYLE, ''), darkHtml.replaceAll(STYLE, '')];
  const [lightSheets, darkSheets] = [sheetsOf(lightHtml), sheetsOf(darkHtml)];
  const names = namesByDark(markup, darkMarkup);
  const dark = [...darkSheets]
    .filter(([id]) => !lightSheets.has(id))
    .map(([, css]) => underLightNames(css, names))
    .join('');
  const light = [...lightSheets].map(([id, css]) => `<style data-emotion="${id}">${css}</style>`).join('');
  return {
    markup,
    light,
    dark: `<style id="prerendered-dark">@media (prefers-color-scheme:dark){${dark}}</style>`,
  };
}
