import type { CallId } from '@huella/contract';
import { useState } from 'react';
import { latencyOf } from '../answers/latencies.ts';
import { CallSelect } from './call-select.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const CHOICES = [0, 300, 1_000, 3_000, 10_000];

export function LatencySection({ server, run }: SectionProps) {
  const [callId, setCallId] = useState<CallId | null>(null);
  const latency = server.latency();
  const current = callId ? latencyOf(latency, callId) : latency.all;
  const choices = CHOICES.includes(current) ? CHOICES : [...CHOICES, current];
  const setLatency = (milliseconds: number) =>
    run(() => server.setLatency(milliseconds, callId ?? undefined));
  return (
    <Section title="Demora">
      <CallSelect label="Llamada que demora" value={callId} all="Todas" onChange={setCallId} />
      <label>
        Demora
        <select value={current} onChange={({ target }) => setLatency(Number(target.value))}>
          {choices.map((milliseconds) => (
            <option key={milliseconds} value={milliseconds}>
              {milliseconds} ms
            </option>
          ))}
        </select>
      </label>
      {Object.entries(latency.calls).map(([id, milliseconds]) => (
        <p key={id}>
          {id}: {milliseconds} ms
        </p>
      ))}
    </Section>
  );
}
