import type { CapturedMail } from '../ports/mailbox.ts';
import { PERSONA_PASSWORD } from '@huella/personas';
import { signedInPersona } from '../scenario/current-scenario.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** As in the server's mails. */
const CODE = /(?:Número de gestión|Código): (\S+)/;

/** The signed-in person with their credentials and codes. */
export function IdentitySection({ server }: Pick<SectionProps, 'server'>) {
  const email = localStorage.getItem('USER_MAIL');
  const code = email === null ? null : newestCode(server.mails(), email);
  return (
    <Section title="¿Quién soy?">
      <dl>
        <dt>Persona</dt>
        <dd>{signedInPersona() ?? (email === null ? 'Nadie' : 'Una cuenta propia')}</dd>
        <dt>Email</dt>
        <dd>{email ?? '—'}</dd>
        <dt>Contraseña</dt>
        <dd>{signedInPersona() ? <code>{PERSONA_PASSWORD}</code> : '—'}</dd>
        <dt>Último código por correo</dt>
        <dd>{code === null ? '—' : <code>{code}</code>}</dd>
      </dl>
    </Section>
  );
}

/** From the newest mail with one. */
function newestCode(mails: readonly CapturedMail[], email: string): string | null {
  const own = mails.filter(({ to }) => to === email).toReversed();
  for (const { text } of own) {
    const [, code] = CODE.exec(text) ?? [];
    if (code) return code;
  }
  return null;
}
