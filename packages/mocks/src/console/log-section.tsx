import type { LoggedCall } from '../answers/call-log.ts';
import { faultName } from './fault-names.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const SHOWN = 30;

export function LogSection({ server, run }: SectionProps) {
  const calls = server.log();
  const isRunning = calls.some(({ milliseconds }) => milliseconds === null);
  return (
    <Section title="Llamadas">
      <button type="button" disabled={!isRunning} onClick={() => run(() => server.cancelCalls())}>
        Cortar las que están en curso
      </button>
      <button type="button" disabled={calls.length === 0} onClick={() => run(() => server.clearLog())}>
        Vaciar la lista
      </button>
      <ol reversed aria-label="Llamadas al servidor">
        {calls.slice(0, SHOWN).map((call) => (
          <li key={call.id}>
            <code>
              {call.method} {call.path}
            </code>{' '}
            <b>{outcomeOf(call)}</b> {call.milliseconds !== null && `${call.milliseconds} ms`}
            {call.fault !== null && ` · falla: ${faultName(call.fault)}`}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function outcomeOf({ status, milliseconds }: LoggedCall): string {
  if (milliseconds === null) return 'en curso';
  return status === null ? 'sin respuesta' : String(status);
}
