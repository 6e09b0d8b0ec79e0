/** A rendered screen: its markup, the style sheets that the browser's emotion takes over, and those of the dark scheme. */
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

/** The light names of each dark class: both schemes have the same elements in the same order. */
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

/** A sheet of the dark scheme under the class names of the light one. */
function underLightNames(css: string, names: ReadonlyMap<string, ReadonlySet<string>>): string {
  const [name] = /(?<=\.)css-[\w-]+/.exec(css) ?? [];
  if (!name) return css;
  return [...(names.get(name) ?? [])].map((light) => css.replaceAll(name, light)).join('');
}

/**
 * One markup for both schemes out of a rendering of each, with emotion's sheets taken out of it: the markup has the light
 * scheme's classes, and the dark scheme's rules for them apply where the system is dark.
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
