import type { CallId } from '@huella/contract';
import { useState } from 'react';
import { faults, type Fault } from '../answers/faults.ts';
import { callIds } from '../answers/find-call.ts';
import { CallSelect } from './call-select.tsx';
import { faultName } from './fault-names.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const TIMES = ['1', '3', '10'] as const;

/** Makes the next requests of a call fail, or all until the fault is removed. */
export function FailuresSection({ server, run }: SectionProps) {
  const [callId, setCallId] = useState<CallId | null>(callIds[0] ?? null);
  const [fault, setFault] = useState<Fault>('network');
  const [times, setTimes] = useState('1');
  const fail = () => {
    if (callId) server.fail({ callId, fault, times: times === '' ? null : Number(times) });
  };
  const chooseFault = (name: string) => setFault(faults.find((one) => String(one) === name) ?? 'network');
  return (
    <Section title="Fallas">
      <CallSelect label="Llamada que falla" value={callId} onChange={setCallId} />
      <label>
        Falla
        <select value={fault} onChange={(event) => chooseFault(event.target.value)}>
          {faults.map((one) => (
            <option key={one} value={one}>
              {faultName(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Veces
        <select value={times} onChange={(event) => setTimes(event.target.value)}>
          {TIMES.map((count) => (
            <option key={count}>{count}</option>
          ))}
          <option value="">Siempre, hasta quitarla</option>
        </select>
      </label>
      <button type="button" onClick={() => run(fail)}>
        Agregar falla
      </button>
      <PendingFailures server={server} run={run} />
    </Section>
  );
}

function PendingFailures({ server, run }: Pick<SectionProps, 'server' | 'run'>) {
  const pending = server.pending();
  if (pending.length === 0) return <p>No hay fallas puestas.</p>;
  return (
    <ul aria-label="Fallas puestas">
      {pending.map(({ callId, fault, times }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal failures may wait in line
        <li key={index}>
          {callId}: {faultName(fault)},{' '}
          {times === null ? 'siempre' : `${times} ${times === 1 ? 'vez' : 'veces'}`}{' '}
          <button
            type="button"
            aria-label={`Quitar fallas de ${callId}`}
            onClick={() => run(() => server.lift(callId))}
          >
            Quitar
          </button>
        </li>
      ))}
    </ul>
  );
}
