import type { CreateRuntime } from '@huella/server/testing';
import { createMockPorts } from '../ports/mock-ports.ts';
import { createMemory } from '../storage/memory.ts';

export const mockRuntime: CreateRuntime = async (controlledPorts) => {
  const memory = await createMemory();
  return {
    ports: { ...createMockPorts(memory, 'http://huella.test'), ...controlledPorts },
    close: () => memory.database.db.destroy(),
  };
};
