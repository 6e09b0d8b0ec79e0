import { html } from 'hono/html';
import { pagePaths } from './page-paths.ts';

type Html = ReturnType<typeof html>;

/** What a page may have besides. */
interface Extras {
  /** Beside the brand. */
  readonly header?: Html;
  /** Paths of a further style sheet and of a script. */
  readonly style?: string;
  readonly script?: string;
}

/** One of the server's own pages (D32): Spanish, everything put in is escaped, no script unless it is named. */
export function page(title: string, content: Html, { header, style, script }: Extras = {}): Html {
  return html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Huella</title>
        <link rel="stylesheet" href="${pagePaths.style}" />
        ${style ? html`<link rel="stylesheet" href="${style}" />` : ''}
        ${script ? html`<script src="${script}" defer></script>` : ''}
      </head>
      <body>
        <header>
          <p class="brand">Huella</p>
          ${header ?? ''}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** A page that only says something and leads on, out of the frame where one shows it. */
export function notice(title: string, text: string, link: { label: string; href: string }): Html {
  return page(
    title,
    html`<p>${text}</p>
      <p><a class="button" href="${link.href}" target="_top">${link.label}</a></p>`,
  );
}
