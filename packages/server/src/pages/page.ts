import { html } from 'hono/html';
import { brand, drawing, type Scene } from './drawings.ts';
import { pagePaths } from './page-paths.ts';

export type Html = ReturnType<typeof html>;

interface Extras {
  /** Below the brand. */
  readonly header?: Html;
  readonly above?: Html;
  /** `blocks` puts each question on a sheet of its own; the default is one sheet for all. */
  readonly layout?: 'blocks';
  readonly style?: string;
  readonly script?: string;
}

/** One of the server's own pages (D32): in Spanish, everything escaped, no script unless named. */
export function page(title: string, content: Html, extras: Extras = {}): Html {
  const { header, above, layout, style, script } = extras;
  return html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101917" />
        <title>${title} · Huella</title>
        <link rel="stylesheet" href="${pagePaths.style}" />
        ${style ? html`<link rel="stylesheet" href="${style}" />` : ''}
        ${script ? html`<script src="${script}" defer></script>` : ''}
      </head>
      <body class="${layout ?? 'sheet'}">
        <header>${brand} ${header ?? ''}</header>
        <main>
          ${above ?? ''}
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** A page with only a message and a link, which leaves a frame. */
export function notice(
  scene: Scene,
  { title, text, link, href }: { title: string; text: string; link: string; href: string },
): Html {
  return page(
    title,
    html`<p>${text}</p>
      <p><a class="button" href="${href}" target="_top">${link}</a></p>`,
    { above: drawing(scene) },
  );
}
