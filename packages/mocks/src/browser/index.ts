export { startMocks } from './start-mocks.ts';
