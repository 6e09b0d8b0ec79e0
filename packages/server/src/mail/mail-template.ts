import { html } from 'hono/html';

const copy = {
  greeting: 'Hola:',
  signature: 'El equipo de Huella',
  help: (supportEmail: string) => `¿Necesita ayuda? Escríbanos a ${supportEmail}.`,
} as const;

/** The parts of a mail before it has a form. */
export interface MailTemplate {
  readonly subject: string;
  /** After the greeting. */
  readonly paragraphs: readonly string[];
  /** Absent in a mail that only tells. */
  readonly action?: { readonly label: string; readonly href: string };
  readonly closing: readonly string[];
  readonly supportEmail: string;
}

/** The same mail as plain text and as HTML. Everything that is put in is escaped (O-SE-04). */
export async function renderTemplate(
  template: MailTemplate,
): Promise<{ subject: string; text: string; html: string }> {
  return { subject: oneLine(template.subject), text: asText(template), html: await asHtml(template) };
}

function asText({ paragraphs, action, closing, supportEmail }: MailTemplate): string {
  return [
    copy.greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...closing,
    copy.help(supportEmail),
    copy.signature,
  ].join('\n\n');
}

async function asHtml({ subject, paragraphs, action, closing, supportEmail }: MailTemplate): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #1f2933">
        ${[copy.greeting, ...paragraphs].map(paragraph)}
        ${action ? html`<p><a href="${action.href}">${action.label}</a></p>` : ''} ${closing.map(paragraph)}
        ${paragraph(copy.help(supportEmail))} ${paragraph(copy.signature)}
      </body>
    </html>`;
  return page.toString();
}

function paragraph(text: string) {
  return html`<p>${text}</p>`;
}

/** A line end in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
