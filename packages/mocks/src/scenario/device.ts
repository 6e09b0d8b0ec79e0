import type { MockServer } from '../mock-server.ts';
import { claimsOf, emailOf, unsentPapers, type PersonaName, type UnsentFile } from '@huella/personas';
import { signedInPersona } from './current-scenario.ts';

/** What only the app can do to its device. */
export interface Device {
  /** Makes `files` all that waits to be sent for an account, its email. */
  readonly fillOutbox: (account: string, files: readonly UnsentFile[]) => Promise<void>;
}

/** Whose papers do not arrive: they wait for a network, and one is refused. */
const SENDER: PersonaName = 'con-envios';

const UPLOAD_FAULTS = [
  ['addDniFile', 'network'],
  ['addBookletFile', 'network'],
  ['addCbuFile', 'network'],
  ['addOtherFile', 413],
] as const;

/** Brings the device into the state that a persona has besides what the server knows, and out of the one before. */
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
