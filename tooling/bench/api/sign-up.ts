const password = 'bench-password';

export async function signUp(url: string, name: string): Promise<string> {
  const email = `${name}@bench.example`;
  await post(`${url}/auth/register`, { email, password, confirm: password });
  const body = await post(`${url}/auth/login`, { email, password });
  if (typeof body !== 'object' || body === null || !('token' in body))
    throw new Error('No token in the login');
  return String(body.token);
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
