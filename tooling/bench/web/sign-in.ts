import { insurePet } from './insure-pet.ts';
import { post } from './post.ts';

const PASSWORD = 'una-clave-de-prueba';

/** What the browser of a signed-in person keeps. */
export type Storage = { name: string; value: string }[];

/** Registers a person on the server under test and answers the storage of a browser that is signed in. */
export async function signedInStorage(base: string): Promise<Storage> {
  return storageOf(await signUp(base, 'bench'));
}

/** The same for somebody who has a pet. */
export async function ownersStorage(base: string): Promise<Storage> {
  const owner = await signUp(base, 'owner');
  await insurePet(base, owner.token);
  return storageOf(owner);
}

interface SignedIn {
  email: string;
  token: string;
  refreshToken: string;
}

function storageOf({ token, refreshToken, email }: SignedIn): Storage {
  return Object.entries({ token, refreshToken, USER_MAIL: email }).map(([name, value]) => ({ name, value }));
}

async function signUp(base: string, name: string): Promise<SignedIn> {
  const email = `${name}-${Date.now()}@correo.example`;
  await post(base, '/auth/register', { email, password: PASSWORD, confirm: PASSWORD });
  const answer = await post(base, '/auth/login', { email, password: PASSWORD });
  const tokens: { token: string; refreshToken: string } = await answer.json();
  return { ...tokens, email };
}
