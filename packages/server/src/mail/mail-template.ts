import { mailAsHtml } from './mail-html.ts';

const copy = {
  greeting: 'Hola:',
  signature: 'El equipo de Huella',
  help: (supportEmail: string) => `¿Necesita ayuda? Escríbanos a ${supportEmail}.`,
} as const;

export interface MailTemplate {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly closing: readonly string[];
  readonly supportEmail: string;
}

/** Renders a mail as plain text and HTML, with everything escaped (O-SE-04). */
export async function renderTemplate(
  template: MailTemplate,
): Promise<{ subject: string; text: string; html: string }> {
  const { paragraphs, action, closing, supportEmail } = template;
  const subject = oneLine(template.subject);
  const opening = [copy.greeting, ...paragraphs];
  const ending = [copy.help(supportEmail), copy.signature];
  const link = action ? [`${action.label}:\n${action.href}`] : [];
  return {
    subject,
    text: [...opening, ...link, ...closing, ...ending].join('\n\n'),
    html: await mailAsHtml({ subject, opening, action, closing, ending }),
  };
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
