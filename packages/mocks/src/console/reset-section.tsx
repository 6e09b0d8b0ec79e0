import { forgetDevice } from './sign-in-as.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** Empties the server and forgets the device. */
export function ResetSection({ server, run }: SectionProps) {
  const reset = () =>
    run(async () => {
      await server.reset();
      forgetDevice();
      location.assign('/');
    });
  return (
    <Section title="Reset">
      <p>Everybody, their pets and their mails disappear; the clock goes back to real time.</p>
      <button type="button" onClick={reset}>
        Start from nothing
      </button>
    </Section>
  );
}
