import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const CHOICES = [0, 300, 1_000, 3_000, 10_000];

/** Makes every call take longer. */
export function LatencySection({ server, run }: SectionProps) {
  return (
    <Section title="Latency">
      <label>
        Every call takes longer by
        <select
          value={server.latency()}
          onChange={(event) => run(() => server.setLatency(Number(event.target.value)))}
        >
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
