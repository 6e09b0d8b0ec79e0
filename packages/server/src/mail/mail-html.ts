import { html, raw } from 'hono/html';
import type { MailTemplate } from './mail-template.ts';

interface MailParts extends Pick<MailTemplate, 'subject' | 'action' | 'closing'> {
  readonly opening: readonly string[];
  readonly ending: readonly string[];
}

/** Mail programs without colour schemes drop the style element and show the light inline colours. */
const darkStyle = raw(`<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #101917 !important; }
    .sheet { background-color: #182421 !important; border-color: #2c3c38 !important; }
    .ink { color: #edf4f1 !important; }
    .quiet { color: #a9bbb5 !important; border-color: #2c3c38 !important; }
    .brand { color: #72d6c2 !important; }
    .mark, .button { background-color: #72d6c2 !important; color: #05231d !important; }
    .paw { background-color: #05231d !important; }
  }
</style>`);

const font = "font-family: Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif;";
const ink = `${font} font-size: 16px; line-height: 1.5; color: #1e2b28;`;
const quiet = `${font} font-size: 14px; line-height: 1.5; color: #52625d;`;
const title = `${font} margin: 0 0 16px; font-size: 24px; line-height: 1.25; font-weight: 700; color: #1e2b28;`;
const button = `${font} display: inline-block; padding: 14px 28px; border-radius: 28px; background-color: #0f6b5c; font-size: 16px; line-height: 24px; font-weight: 700; color: #ffffff; text-align: center; text-decoration: none;`;

const toe = html`<span
  class="paw"
  style="display: inline-block; width: 4px; height: 6px; margin: 0 1px; border-radius: 50%; background-color: #ffffff"
></span>`;

/** Draws the paw from round boxes, because mail programs block images by default. */
const brand = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
  <tr>
    <td
      class="mark"
      bgcolor="#0f6b5c"
      width="36"
      height="36"
      align="center"
      valign="middle"
      style="width: 36px; height: 36px; border-radius: 18px; background-color: #0f6b5c; font-size: 0; line-height: 0"
    >
      ${toe}${toe}${toe}${toe}<br /><span
        class="paw"
        style="display: inline-block; width: 14px; height: 11px; margin-top: 3px; border-radius: 8px 8px 5px 5px; background-color: #ffffff"
      ></span>
    </td>
    <td
      class="brand"
      style="${font} padding-left: 10px; font-size: 20px; line-height: 36px; font-weight: 800; color: #0f6b5c"
    >
      Huella
    </td>
  </tr>
</table>`;

/** Renders a mail as HTML: one column of tables, which is all that mail programs support, without remote content. */
export async function mailAsHtml({ subject, opening, action, closing, ending }: MailParts): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${darkStyle}
      </head>
      <body class="ground" style="margin: 0; padding: 0; background-color: #fbf8f3">
        <table
          role="presentation"
          class="ground"
          bgcolor="#fbf8f3"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color: #fbf8f3"
        >
          <tr>
            <td align="center" style="padding: 24px 16px 32px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width: 560px; text-align: left"
              >
                <tr>
                  <td style="padding: 0 4px 16px">${brand}</td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    bgcolor="#ffffff"
                    style="padding: 28px 24px 12px; border: 1px solid #e7e0d4; border-radius: 20px; background-color: #ffffff"
                  >
                    <h1 class="ink" style="${title}">${subject}</h1>
                    ${opening.map(paragraph)} ${action ? actionRow(action) : ''} ${closing.map(aside)}
                  </td>
                </tr>
                <tr>
                  <td style="padding: 16px 4px 0">${ending.map(aside)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.toString();
}

function paragraph(text: string) {
  return html`<p class="ink" style="${ink} margin: 0 0 16px; overflow-wrap: anywhere">${text}</p>`;
}

function aside(text: string) {
  return html`<p class="quiet" style="${quiet} margin: 0 0 12px; overflow-wrap: anywhere">${text}</p>`;
}

function actionRow({ label, href }: { readonly label: string; readonly href: string }) {
  return html`<p style="margin: 24px 0">
    <a class="button" href="${href}" style="${button}">${label}</a>
  </p>`;
}
