import { useState } from 'react';
import type { CapturedMail } from '../ports/mailbox.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import { ServerPage } from './server-page.tsx';

const LINK = /(https?:\/\/\S+)/;

/** The mails that the server sent, newest first. Their links open the server's pages over the app. */
export function MailsSection({ server }: Pick<SectionProps, 'server'>) {
  const [address, setAddress] = useState<string | null>(null);
  const mails = server.mails().toReversed();
  return (
    <Section title={`Mails (${mails.length})`}>
      {mails.length === 0 && <p>The server has sent no mail.</p>}
      {mails.map((mail) => (
        <Mail key={mail.messageId} mail={mail} onOpen={setAddress} />
      ))}
      {address !== null && <ServerPage address={address} onClose={() => setAddress(null)} />}
    </Section>
  );
}

interface MailProps {
  mail: CapturedMail;
  onOpen: (address: string) => void;
}

function Mail({ mail, onOpen }: MailProps) {
  return (
    <details>
      <summary>
        {mail.subject} → {mail.to}
      </summary>
      <p className="mail">
        {mail.text.split(LINK).map((part) =>
          LINK.test(part) ? (
            <button key={part} type="button" className="link" onClick={() => onOpen(part)}>
              {part}
            </button>
          ) : (
            part
          ),
        )}
      </p>
    </details>
  );
}
