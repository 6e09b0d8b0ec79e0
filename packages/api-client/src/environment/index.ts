export { environmentSchema, type Environment } from './environment-schema.ts';
export { VARIABLES, readEnvironment } from './read-environment.ts';
