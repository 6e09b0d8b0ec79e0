import { isServerPath } from '@huella/server';
import { useState, type SyntheticEvent } from 'react';
import type { CapturedMail } from '../ports/mailbox.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import { ServerPage } from './server-page.tsx';

const LINK = /(https?:\/\/\S+)/;

/** Sent mails, newest first. Their links open the server's pages in a frame, or navigate the app. */
export function MailsSection({ server }: Pick<SectionProps, 'server'>) {
  const [url, setUrl] = useState<string | null>(null);
  const mails = server.mails().toReversed();
  const open = (link: string) => {
    const target = new URL(link);
    if (target.origin !== location.origin) window.open(link, '_blank', 'noopener');
    else if (isServerPath(target.pathname)) setUrl(link);
    else location.assign(link);
  };
  return (
    <Section title={`Correos (${mails.length})`}>
      {mails.length === 0 && <p>El servidor no envió ningún correo.</p>}
      {mails.map((mail) => (
        <Mail key={mail.messageId} mail={mail} onOpen={open} />
      ))}
      {url !== null && <ServerPage url={url} onClose={() => setUrl(null)} />}
    </Section>
  );
}

interface MailProps {
  mail: CapturedMail;
  onOpen: (link: string) => void;
}

function Mail({ mail, onOpen }: MailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {mail.subject} → {mail.to}
      </summary>
      {isOpen && <MailHtml mail={mail} onOpen={onOpen} />}
      <p className="mail">
        {mail.text.split(LINK).map((part, index) =>
          LINK.test(part) ? (
            // oxlint-disable-next-line react/no-array-index-key -- a mail may tell the same link twice and never changes
            <button key={index} type="button" className="link" onClick={() => onOpen(part)}>
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

/** Shows a mail like a mail program: without scripts, and with links opened by the console. */
function MailHtml({ mail, onOpen }: MailProps) {
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    for (const link of currentTarget.contentDocument?.querySelectorAll('a') ?? [])
      link.addEventListener('click', (event) => {
        event.preventDefault();
        onOpen(link.href);
      });
  };
  return (
    <iframe
      className="mail-html"
      title={`Correo: ${mail.subject}`}
      sandbox="allow-same-origin"
      srcDoc={mail.html}
      onLoad={listen}
    />
  );
}
