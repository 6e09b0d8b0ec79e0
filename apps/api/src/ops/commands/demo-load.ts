import { createSignIns, emailOf, personaDescriptions, PERSONA_PASSWORD } from '@huella/personas';
import { personaNames, type PersonaName } from '@huella/personas/names';
import { isOneOf } from '../audited-args.ts';
import { UsageError, type Command } from '../command.ts';

/** Adds QA's personas to a server's database through the API. Skips existing ones. */
export const demoLoad: Command = {
  name: 'demo load',
  usage: '[NAME ...]',
  summary: 'Make the people of a demo, or those that are named, and say how to sign in as them',
  auditedArgs: personaNames.map(() => isOneOf(personaNames)),
  demoOnly: true,
  run: async ({ openDemoPorts, publicUrl, args, print }) => {
    const people = args.length === 0 ? personaNames : args.map(toPersona);
    const signIns = createSignIns(await openDemoPorts(), publicUrl);
    for (const person of people) {
      await signIns.ensure(person);
      print(`${emailOf(person).padEnd(32)} ${personaDescriptions[person]}`);
    }
    print(`\nSign in at ${publicUrl}/login with one of these and the password ${PERSONA_PASSWORD}`);
  },
};

function toPersona(word: string): PersonaName {
  const found = personaNames.find((name) => name === word);
  if (!found) throw new UsageError(`There is no "${word}" in the demo. It has ${personaNames.join(', ')}.`);
  return found;
}
