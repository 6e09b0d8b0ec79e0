import type { Tokens } from '@huella/contract';
import { emailOf, type PersonaName } from '@huella/personas';
import type { MockServer } from '../mock-server.ts';
import { prepareDevice, type Device } from './device.ts';
import type { Who } from './names.ts';

/** Session keys (specification §3, D80). */
const SESSION_KEYS = ['token', 'refreshToken', 'USER_MAIL', 'USER_NAME', 'NOTIFICATION_TOKEN'];
const SEEN_KEYS = ['initial_slides', 'TOUR_GENERAL_DONE'];

/** Ends the session of this device. */
function signOut(): void {
  for (const key of SESSION_KEYS) localStorage.removeItem(key);
}

/** Signs a person in, with slides and tutorial seen. */
function storeSession({ token, refreshToken }: Tokens, person: PersonaName): void {
  signOut();
  localStorage.setItem('token', token);
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('USER_MAIL', emailOf(person));
  for (const key of SEEN_KEYS) localStorage.setItem(key, 'true');
}

/** Resets the device: no session, slides and tutorial unseen. Reload afterwards. */
export function forgetDevice(): void {
  signOut();
  for (const key of SEEN_KEYS) localStorage.removeItem(key);
}

/** Signs a persona in, or resets the device. Reload afterwards. */
export async function become(server: MockServer, device: Device, who: Who): Promise<void> {
  if (who === 'nadie') return forgetDevice();
  const tokens = await server.as(who);
  await prepareDevice(server, device, who);
  storeSession(tokens, who);
}
