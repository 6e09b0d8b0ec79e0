import { calls } from '@huella/contract';
import { useState } from 'react';
import { faults, type Fault } from '../answers/faults.ts';
import { callIds } from '../answers/find-call.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const words: Readonly<Record<string, string>> = {
  401: '401 unauthorized',
  413: '413 too large',
  429: '429 too many requests',
  500: '500 internal error',
  503: '503 unavailable',
  expired: '401 jwt expired',
  lost: 'done, but the answer is lost',
  malformed: 'JSON that breaks off',
  network: 'network failure',
  never: 'no answer at all',
  slow: 'answer after 8 s',
};

const TIMES = [1, 3] as const;

/** Makes the next request of one call fail, or the next few. */
export function FailuresSection({ server, run }: SectionProps) {
  const [callId, setCallId] = useState(callIds[0]);
  const [fault, setFault] = useState<Fault>('network');
  const [times, setTimes] = useState(1);
  const failNext = () => {
    if (callId === undefined) return;
    for (let time = 0; time < times; time += 1) server.failOnce(callId, fault);
  };
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
      <label>
        Times
        <select value={times} onChange={(event) => setTimes(Number(event.target.value))}>
          {TIMES.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => run(failNext)}>
        {times === 1 ? 'Fail the next one' : `Fail the next ${times}`}
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
