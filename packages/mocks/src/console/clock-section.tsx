import { useState } from 'react';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const DAY = 86_400_000;
const ZONE = 'America/Argentina/Buenos_Aires';
const shown = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeStyle: 'medium', timeZone: ZONE });

const STEPS = [
  { label: '−1 day', days: -1 },
  { label: '+1 day', days: 1 },
  { label: '+30 days', days: 30 },
  { label: '+1 year', days: 365 },
];

/** Moves the clock of server and page. The server's workers find out: of what is due then, mails arrive. */
export function ClockSection({ server, run }: SectionProps) {
  const [typed, setTyped] = useState('');
  const moved = (move: () => void) =>
    run(async () => {
      move();
      await server.work();
    });
  return (
    <Section title="Clock">
      <p aria-live="polite">{shown.format(server.clock.now())} in Buenos Aires</p>
      {STEPS.map(({ label, days }) => (
        <button key={label} type="button" onClick={() => moved(() => server.clock.advance(days * DAY))}>
          {label}
        </button>
      ))}
      <label>
        Argentine time
        <input type="datetime-local" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={typed === ''}
        onClick={() => moved(() => server.clock.set(new Date(`${typed}:00-03:00`)))}
      >
        Set
      </button>
      <button type="button" onClick={() => moved(() => server.clock.reset())}>
        Real time
      </button>
    </Section>
  );
}
