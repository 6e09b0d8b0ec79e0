import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const CHOICES = [0, 300, 1_000, 3_000, 10_000];

/** Makes every call take longer. */
export function LatencySection({ server, run }: SectionProps) {
  const setLatency = (milliseconds: number) => run(() => server.setLatency(milliseconds));
  return (
    <Section title="Latency">
      <label>
        Every call takes longer by
        <select value={server.latency()} onChange={({ target }) => setLatency(Number(target.value))}>
          {CHOICES.map((milliseconds) => (
            <option key={milliseconds} value={milliseconds}>
              {milliseconds} ms
            </option>
          ))}
        </select>
      </label>
    </Section>
  );
}
