export type { HuellaQa } from './automation/huella-qa.ts';
export { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
export { UnhandledRequest } from './answers/answer-request.ts';
export { faults, type Fault } from './answers/faults.ts';
export type { Answer } from './answers/overrides.ts';
export type { ClockState, MovableClock } from './clock/movable-clock.ts';
export { emailOf, MOCK_PASSWORD, personaNames, type PersonaName } from './personas/personas.ts';
export type { CapturedMail } from './ports/mailbox.ts';
export { createMemoryStorage, type MockStorage, type StoredState } from './storage/mock-storage.ts';
