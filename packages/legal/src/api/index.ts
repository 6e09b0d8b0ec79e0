export { legalApi, type LegalRequestBody } from './legal-endpoints.ts';
