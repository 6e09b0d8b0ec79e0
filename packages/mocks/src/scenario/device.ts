import type { MockServer } from '../mock-server.ts';
import { claimsOf, emailOf, unsentPapers, type PersonaName, type UnsentFile } from '@huella/personas';
import { signedInPersona } from './current-scenario.ts';

/** What only the app can do on its device. */
export interface Device {
  /** Replaces the queued files of an account, given by email. */
  readonly fillOutbox: (account: string, files: readonly UnsentFile[]) => Promise<void>;
}

/** The persona whose papers do not arrive: they wait for a network, and one is rejected. */
const SENDER: PersonaName = 'con-envios';

const UPLOAD_FAULTS = [
  ['addDniFile', 'network'],
  ['addBookletFile', 'network'],
  ['addCbuFile', 'network'],
  ['addOtherFile', 413],
] as const;

/** Sets up a persona's device state, and removes the earlier persona's. */
export async function prepareDevice(
  server: Pick<MockServer, 'read' | 'fail' | 'lift'>,
  device: Device,
  person: PersonaName,
): Promise<void> {
  if (signedInPersona() === SENDER) for (const [callId] of UPLOAD_FAULTS) server.lift(callId);
  if (person !== SENDER) return;
  const [claim = 0] = await server.read((ports) => claimsOf(ports, person));
  await device.fillOutbox(emailOf(person), await unsentPapers(claim));
  for (const [callId, fault] of UPLOAD_FAULTS) server.fail({ callId, fault, times: null });
}
