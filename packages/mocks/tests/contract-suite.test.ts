import { contractSuite } from '@huella/server/suite';
import { createMockPorts } from '../src/ports/mock-ports.ts';
import { createMemory } from '../src/storage/memory.ts';

/** The server's behaviour over HTTP, on SQLite compiled to WASM and with the ports of a page. */
contractSuite(async (outside) => {
  const memory = await createMemory();
  return {
    ports: { ...createMockPorts(memory, 'http://huella.test'), ...outside },
    close: () => memory.database.db.destroy(),
  };
});
