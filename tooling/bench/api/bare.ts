import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Answers the read with its query and nothing else: no router, no token, no header of safety, no log. Nothing on Node goes below. */
const db = new DatabaseSync(join(process.env['DATA_DIR'] ?? '.', 'bare.sqlite'));
db.exec(`
  pragma journal_mode = wal; pragma synchronous = full;
  create table methods (id integer primary key, account integer not null, numero_pago text not null, tipo integer not null, vencimiento text);
  create index methods_by_account on methods (account);
  insert into methods (account, numero_pago, tipo) values (1, '******************1234', 30), (1, '******************5678', 30);
`);
const list = db.prepare(
  'select id, numero_pago, tipo, vencimiento from methods where account = ? order by id',
);

const server = createServer((_, response) => {
  const body = JSON.stringify(list.all(1));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('No port');
console.log(`http://127.0.0.1:${address.port}`);
