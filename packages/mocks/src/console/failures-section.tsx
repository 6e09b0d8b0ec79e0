import { calls } from '@huella/contract';
import { useState } from 'react';
import { faults, type Fault } from '../answers/faults.ts';
import { callIds } from '../answers/find-call.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const words: Readonly<Record<string, string>> = {
  401: '401 unauthorized',
  429: '429 too many requests',
  500: '500 internal error',
  503: '503 unavailable',
  expired: '401 jwt expired',
  malformed: 'JSON that breaks off',
  network: 'network failure',
  never: 'no answer at all',
  slow: 'answer after 8 s',
};

/** Makes the next request of one call fail. */
export function FailuresSection({ server, run }: SectionProps) {
  const [callId, setCallId] = useState(callIds[0]);
  const [fault, setFault] = useState<Fault>('network');
  const chooseCall = (id: string) => setCallId(callIds.find((one) => one === id));
  const chooseFault = (name: string) => setFault(faults.find((one) => String(one) === name) ?? 'network');
  return (
    <Section title="Fail once">
      <label>
        Call
        <select value={callId} onChange={(event) => chooseCall(event.target.value)}>
          {callIds.map((id) => (
            <option key={id} value={id}>
              {id} · {calls[id].method} {calls[id].path}
            </option>
          ))}
        </select>
      </label>
      <label>
        Failure
        <select value={fault} onChange={(event) => chooseFault(event.target.value)}>
          {faults.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => run(() => callId && server.failOnce(callId, fault))}>
        Fail the next one
      </button>
      <PendingFailures server={server} />
    </Section>
  );
}

function PendingFailures({ server }: Pick<SectionProps, 'server'>) {
  const pending = server.pending();
  if (pending.length === 0) return <p>No failure is waiting.</p>;
  return (
    <ul aria-label="Waiting failures">
      {pending.map(({ callId, fault }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal failures may wait in line
        <li key={index}>
          {callId}: {words[fault]}
        </li>
      ))}
    </ul>
  );
}
