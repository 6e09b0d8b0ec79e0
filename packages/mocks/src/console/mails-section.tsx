import type { CapturedMail } from '../ports/mailbox.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const LINK = /(https?:\/\/\S+)/;

/** The mails that the server sent, newest first. */
export function MailsSection({ server }: Pick<SectionProps, 'server'>) {
  const mails = server.mails().toReversed();
  return (
    <Section title={`Mails (${mails.length})`}>
      {mails.length === 0 && <p>The server has sent no mail.</p>}
      {mails.map((mail) => (
        <Mail key={mail.messageId} mail={mail} />
      ))}
    </Section>
  );
}

function Mail({ mail }: { mail: CapturedMail }) {
  return (
    <details>
      <summary>
        {mail.subject} → {mail.to}
      </summary>
      <p className="mail">
        {mail.text
          .split(LINK)
          .map((part) => (LINK.test(part) ? <PageLink key={part} address={part} /> : part))}
      </p>
    </details>
  );
}

/** Opens in this tab: the server's pages live in this page's worker. */
function PageLink({ address }: { address: string }) {
  return <a href={address}>{address}</a>;
}
