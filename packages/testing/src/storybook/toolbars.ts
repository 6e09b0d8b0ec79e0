import { callIds, faults, personaNames, type Fault, type MockServer, type PersonaName } from '@huella/mocks';
import { schemeToolbar } from '@huella/tooling/storybook/scheme';

const asInStory = { value: '', title: 'Como dice la historia' };

function toolbar(title: string, icon: 'user' | 'alert' | 'time', values: readonly (string | number)[]) {
  const items = [asInStory, ...values.map((value) => ({ value: String(value), title: String(value) }))];
  return { description: title, toolbar: { title, icon, dynamicTitle: true, items } };
}

export const globalTypes = {
  scheme: schemeToolbar,
  persona: toolbar('Persona', 'user', personaNames),
  fault: toolbar('Falla de todas las llamadas', 'alert', faults),
  latency: toolbar('Demora en ms', 'time', [300, 1_000, 3_000, 10_000]),
};

type Globals = Readonly<Record<string, unknown>>;

export function personaOf({ persona }: Globals): PersonaName | undefined {
  return personaNames.find((name) => name === persona);
}

function faultOf({ fault }: Globals): Fault | undefined {
  return faults.find((one) => String(one) === fault);
}

export function applyToolbars(server: MockServer, globals: Globals): void {
  const fault = faultOf(globals);
  if (fault !== undefined) for (const callId of callIds) server.fail({ callId, fault, times: null });
  const latency = Number(globals['latency']);
  if (latency > 0) server.setLatency(latency);
}

/** A key that remounts the story when a toolbar changes. */
export function choiceOf(globals: Globals): string {
  return Object.keys(globalTypes)
    .map((name) => globals[name])
    .join(' ');
}
