const PASSWORD = 'una-clave-de-prueba';

async function post(base: string, path: string, body: object, token?: string): Promise<Response> {
  const response = await fetch(new URL(path, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

export async function signedInStorage(base: string): Promise<{ name: string; value: string }[]> {
  const email = `bench-${Date.now()}@correo.example`;
  await post(base, '/auth/register', { email, password: PASSWORD, confirm: PASSWORD });
  const answer = await post(base, '/auth/login', { email, password: PASSWORD });
  const { token, refreshToken }: { token: string; refreshToken: string } = await answer.json();
  const stored = { token, refreshToken, USER_MAIL: email, TOUR_GENERAL_DONE: 'true' };
  return Object.entries(stored).map(([name, value]) => ({ name, value }));
}
