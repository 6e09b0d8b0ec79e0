import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { MockServer } from '../mock-server.ts';
import { ClockSection } from './clock-section.tsx';
import { FailuresSection } from './failures-section.tsx';
import { LatencySection } from './latency-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { PersonasSection } from './personas-section.tsx';
import { ResetSection } from './reset-section.tsx';
import type { SectionProps } from './section-props.ts';
import { ServerPage } from './server-page.tsx';
import { useServerLinks } from './use-server-links.ts';
import { useShortcut } from './use-shortcut.ts';

/** How often an open panel looks at what the server did meanwhile. */
const LOOK_EVERY = 1_000;

/** QA's console: a button in the corner, and a panel behind it. Alt+Q opens and closes it, Escape closes it. */
export function Console({ server }: { server: MockServer }) {
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useServerLinks(setAddress);
  useShortcut(() => (open ? close() : setOpen(true)), open ? close : null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="opener"
        aria-expanded={open}
        aria-keyshortcuts="Alt+Q"
        onClick={() => setOpen(!open)}
      >
        QA
      </button>
      {open && <Panel server={server} onClose={close} />}
      {address !== null && <ServerPage address={address} onClose={() => setAddress(null)} />}
    </>
  );
}

function Panel({ server, onClose }: { server: MockServer; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, problem } = useRun();
  useEffect(() => heading.current?.focus(), []);
  const sections: SectionProps = { server, run };
  return (
    <dialog open className="panel" aria-labelledby="huella-qa-title" lang="en">
      <header>
        <h2 id="huella-qa-title" ref={heading} tabIndex={-1}>
          QA console
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {problem !== null && <p role="alert">{problem}</p>}
      <PersonasSection {...sections} />
      <FailuresSection {...sections} />
      <LatencySection {...sections} />
      <ClockSection {...sections} />
      <MailsSection server={server} />
      <ResetSection {...sections} />
    </dialog>
  );
}

/** Runs what a section wants and draws the panel again, then and every second: the server is no React state. */
function useRun() {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(draw, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  const run: SectionProps['run'] = (work) => {
    setProblem(null);
    const finished = Promise.resolve().then(work);
    finished.then(draw).catch((error: unknown) => setProblem(String(error)));
  };
  return { run, problem };
}
