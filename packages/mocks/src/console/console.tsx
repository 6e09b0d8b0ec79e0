import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { HuellaQa } from '../automation/huella-qa.ts';
import type { MockServer } from '../mock-server.ts';
import { ClockSection } from './clock-section.tsx';
import { FailuresSection } from './failures-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { InsurerSection } from './insurer-section.tsx';
import { LatencySection } from './latency-section.tsx';
import { LogSection } from './log-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { Opener } from './opener.tsx';
import { PersonasSection } from './personas-section.tsx';
import type { Run, SectionProps } from './section-props.ts';
import { ServerPage } from './server-page.tsx';
import { StateSection } from './state-section.tsx';
import { useServerLinks } from './use-server-links.ts';

/** The refresh interval of an open panel, in milliseconds. */
const REFRESH_EVERY_MS = 1_000;

export interface ConsoleProps {
  readonly server: MockServer;
  readonly qa: HuellaQa;
  /** What the URL's scenario does not mean, in Spanish; opens the panel. */
  readonly problems: readonly string[];
}

/** QA's console: a tab at a side, and a panel behind it. Alt+Q toggles it, Escape closes it. */
export function Console({ problems, ...props }: ConsoleProps) {
  const [open, setOpen] = useState(problems.length > 0);
  const [url, setUrl] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useServerLinks(setUrl);
  useShortcut(() => (open ? close() : setOpen(true)), open ? close : null);
  return (
    <>
      <Opener button={button} isOpen={open} onToggle={() => setOpen(!open)} />
      {open && <Panel {...props} problems={problems} onClose={close} />}
      {url !== null && <ServerPage url={url} onClose={() => setUrl(null)} />}
    </>
  );
}

function Panel({ server, qa, problems, onClose }: ConsoleProps & { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, problem } = useRun();
  useEffect(() => heading.current?.focus(), []);
  const sections: SectionProps = { server, run };
  return (
    <dialog open className="panel" aria-labelledby="huella-qa-title" lang="es">
      <header>
        <h2 id="huella-qa-title" ref={heading} tabIndex={-1}>
          Consola de QA
        </h2>
        <button type="button" onClick={onClose}>
          Cerrar
        </button>
      </header>
      {[...problems, ...(problem === null ? [] : [problem])].map((text) => (
        <p key={text} role="alert">
          {text}
        </p>
      ))}
      <IdentitySection server={server} />
      <PersonasSection {...sections} qa={qa} />
      <FailuresSection {...sections} />
      <LatencySection {...sections} />
      <ClockSection {...sections} />
      <InsurerSection operator={qa.operator} run={run} />
      <LogSection {...sections} />
      <MailsSection server={server} />
      <StateSection qa={qa} run={run} />
    </dialog>
  );
}

/** Runs a section's action and rerenders, then and every second, because the server is not React state. */
function useRun() {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(draw, REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const run: Run = (work) => {
    setProblem(null);
    const finished = Promise.resolve().then(work);
    finished
      .then(draw)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  return { run, problem };
}

/** Alt+Q toggles, Escape closes. Compares the key's position, because Alt changes its letter. */
function useShortcut(toggle: () => void, close: (() => void) | null): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyQ') toggle();
      else if (event.key === 'Escape' && close) close();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [toggle, close]);
}
