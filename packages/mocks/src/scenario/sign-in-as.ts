import type { Tokens } from '@huella/contract';
import { emailOf, type PersonaName } from '@huella/personas';
import type { MockServer } from '../mock-server.ts';
import { prepareDevice, type Device } from './device.ts';
import type { Who } from './names.ts';

/** The keys of the specification's §3 that belong to a session (D80). */
const SESSION_KEYS = ['token', 'refreshToken', 'USER_MAIL', 'USER_NAME', 'NOTIFICATION_TOKEN'];
const SEEN_KEYS = ['initial_slides', 'TOUR_GENERAL_DONE'];

/** Forgets the person who is signed in on this device. */
function signOut(): void {
  for (const key of SESSION_KEYS) localStorage.removeItem(key);
}

/** Signs in a person who has seen slides and tutorial. */
function keepSession({ token, refreshToken }: Tokens, person: PersonaName): void {
  signOut();
  localStorage.setItem('token', token);
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('USER_MAIL', emailOf(person));
  for (const key of SEEN_KEYS) localStorage.setItem(key, 'true');
}

/** Makes this device a new one: no session, slides and tutorial not seen. Reload afterwards. */
export function forgetDevice(): void {
  signOut();
  for (const key of SEEN_KEYS) localStorage.removeItem(key);
}

/** Makes this device that of somebody, or a new one. Reload afterwards. */
export async function become(server: MockServer, device: Device, who: Who): Promise<void> {
  if (who === 'nadie') return forgetDevice();
  const tokens = await server.as(who);
  await prepareDevice(server, device, who);
  keepSession(tokens, who);
}
