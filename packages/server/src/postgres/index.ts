export { postgresParsers, type PostgresParser } from './parsers.ts';
