export { argentineDay } from './calendar.ts';
export { deliverAll } from './deliver-all.ts';
export { personaDescriptions } from './descriptions.ts';
export { emailOf, PERSONA_PASSWORD, personaNames, type PersonaName } from './personas.ts';
export { createSignIns } from './sign-ins.ts';
