export { argentineDay } from './calendar.ts';
export { createCallApi, type CallApi } from './call-api.ts';
export { claimsOf } from './claims-of.ts';
export { deliverAll } from './deliver-all.ts';
export { personaDescriptions } from './descriptions.ts';
export { emailOf, PERSONA_PASSWORD, personaNames, type PersonaName } from './personas.ts';
export { signIn } from './sign-in.ts';
export { createSignIns } from './sign-ins.ts';
export { unsentPapers, type UnsentFile } from './unsent-papers.ts';
