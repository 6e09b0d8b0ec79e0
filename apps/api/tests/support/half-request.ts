import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createPaymentMethod } from '@huella/contract/payments';
import { cbuOf } from './person.ts';

/** A write with its headers and half of its body. `finish` sends the rest and reads the response. */
export async function halfRequest(url: string, token: string, number: number) {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ numero_pago: cbuOf(number), vencimiento: null, tipo: 30 });
  const socket = connect(Number(port), hostname);
  const answer = readAll(socket);
  socket.write(
    [
      `POST ${createPaymentMethod.path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  // "100 Continue" proves that the request has arrived.
  await once(socket, 'data');
  socket.write(body.slice(0, 20));
  return {
    finish: async () => {
      socket.write(body.slice(20));
      return answer;
    },
  };
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}
