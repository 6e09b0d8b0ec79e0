import { useState } from 'react';
import { readArgentineTime } from '../clock/argentine-time.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ZONE = 'America/Argentina/Buenos_Aires';
const shown = new Intl.DateTimeFormat('es-AR', { dateStyle: 'full', timeStyle: 'medium', timeZone: ZONE });

const STEPS = [
  { label: '−1 día', milliseconds: -DAY },
  { label: '+1 minuto', milliseconds: MINUTE },
  { label: '+15 minutos', milliseconds: 15 * MINUTE },
  { label: '+1 hora', milliseconds: 60 * MINUTE },
  { label: '+1 día', milliseconds: DAY },
  { label: '+30 días', milliseconds: 30 * DAY },
  { label: '+1 año', milliseconds: 365 * DAY },
];

/** Moves the clock of server and page, and runs the workers: due mails arrive. */
export function ClockSection({ server, run }: SectionProps) {
  const [typed, setTyped] = useState('');
  const instant = readArgentineTime(typed);
  const moved = (move: () => void) =>
    run(async () => {
      move();
      await server.work();
    });
  return (
    <Section title="Reloj">
      <p aria-live="polite">{shown.format(server.clock.now())} en Buenos Aires</p>
      {STEPS.map(({ label, milliseconds }) => (
        <button key={label} type="button" onClick={() => moved(() => server.clock.advance(milliseconds))}>
          {label}
        </button>
      ))}
      <label>
        Hora argentina
        <input type="datetime-local" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={instant === null}
        onClick={() => instant && moved(() => server.clock.set(instant))}
      >
        Ir a esa hora
      </button>
      <button type="button" onClick={() => moved(() => server.clock.reset())}>
        Hora real
      </button>
    </Section>
  );
}
