import { useState } from 'react';
import { personaDescriptions, personaNames } from '@huella/personas';
import type { HuellaQa } from '../automation/huella-qa.ts';
import { currentScenario } from '../scenario/current-scenario.ts';
import type { Who } from '../scenario/names.ts';
import { scenarioLink } from '../scenario/scenario-link.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** Signs in a persona, or nobody, and restarts the app at its root. */
export function PersonasSection({ server, qa, run }: SectionProps & { qa: Pick<HuellaQa, 'persona'> }) {
  const enter = (who: Who) => run(() => qa.persona(who));
  return (
    <Section title="Escenario">
      <CopyLink server={server} run={run} />
      {personaNames.map((person) => (
        <button key={person} type="button" className="wide" onClick={() => enter(person)}>
          <b>{person}</b> {personaDescriptions[person]}
        </button>
      ))}
      <button type="button" className="wide" onClick={() => enter('nadie')}>
        <b>nadie</b> Dispositivo nuevo, sin sesión
      </button>
    </Section>
  );
}

/** Shows the link as well: without a secure context the clipboard is not available. */
function CopyLink({ server, run }: Pick<SectionProps, 'server' | 'run'>) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () =>
    run(async () => {
      const link = scenarioLink(location.href, currentScenario(server));
      setCopied(link);
      await navigator.clipboard.writeText(link);
    });
  return (
    <>
      <button type="button" onClick={copy}>
        Copiar enlace
      </button>
      {copied !== null && (
        <label>
          Enlace a este escenario
          <input readOnly value={copied} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
