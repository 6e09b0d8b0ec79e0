import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { emailOf } from '@huella/personas';
import { createOperator } from './operator.ts';

const now = new Date('2026-03-05T10:00:00-03:00');

test('a claim goes from a returned file to its payment, and its owner is mailed', async () => {
  const server = await createMockServer({ now });
  await server.as('en-cada-etapa');
  const operator = createOperator(server);
  const claims = await operator.claims(emailOf('en-cada-etapa'));
  const id = claims.at(-5)?.id ?? 0;
  const file = (await operator.claim(id))?.documents.find(({ state }) => state === 'RECIBIDO')?.id ?? 0;
  await operator.returnFile(file, 'No se lee la firma.');
  const before = server.mails().length;
  await operator.approve(id);
  await operator.pay(id);
  expect(server.mails().length).toBeGreaterThan(before);
  expect((await operator.claim(id))?.resolution).toMatchObject({ estado: 'APROBADO' });
  await expect(operator.approve(id)).rejects.toThrow('El siniestro ya está resuelto y no cambia más.');
  await expect(operator.pay(id)).rejects.toThrow('Ya está pagado.');
  await expect(operator.returnFile(file, ' ')).rejects.toThrow('Falta el texto');
});

test('a waiting cancellation is confirmed, and a video call comes to a pet', async () => {
  const server = await createMockServer({ now });
  await server.as('con-bajas');
  const operator = createOperator(server);
  const [waiting] = await operator.cancellations();
  await operator.confirmCancellation(waiting?.code ?? '');
  await expect(operator.confirmCancellation(waiting?.code ?? '')).rejects.toThrow('Ya estaba resuelto.');
  const pet = (await operator.person(emailOf('con-bajas')))?.pets[0]?.id ?? 0;
  const call = { day: '2026-03-09', time: '15:30', info: 'Dra. Eva Paz' };
  await operator.addVideoCall(pet, call);
  await expect(operator.addVideoCall(pet, { ...call, day: '2026-02-30' })).rejects.toThrow(
    'El día y la hora',
  );
});
