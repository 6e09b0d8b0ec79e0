import { insuredPerson } from '../insured-person.ts';

interface Answered {
  readonly status: number;
  readonly milliseconds: number;
}

export type SendFile = (file: Blob) => Promise<Answered>;

export async function openClaim(url: string): Promise<SendFile> {
  const storage = await insuredPerson(url);
  const token = storage.find(({ name }) => name === 'token')?.value ?? '';
  const authorization = `Bearer ${token}`;
  const response = await fetch(`${url}/app/siniestro/create-siniestro`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      fecha_carga: new Date().toISOString(),
      denuncia_administrativa: 'Tose desde ayer',
      mascotaId: 1,
    }),
  });
  const { data }: { data: number } = await response.json();
  return async (file) => {
    const body = new FormData();
    body.set('siniestroId', String(data));
    body.set('libreta_vacunacion', file, 'libreta');
    const from = performance.now();
    const { status } = await fetch(`${url}/app/siniestro/add-libreta-file`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    return { status, milliseconds: performance.now() - from };
  };
}
