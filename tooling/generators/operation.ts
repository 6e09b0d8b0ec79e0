import type { Words } from './emit-template.ts';
import { namesOf } from './names.ts';
import { wordsOf } from './words.ts';

interface Verb {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly hasId: boolean;
}

const verbs = {
  list: { method: 'GET', hasId: false },
  get: { method: 'GET', hasId: true },
  create: { method: 'POST', hasId: false },
  update: { method: 'PUT', hasId: false },
} as const satisfies Record<string, Verb>;

type VerbName = keyof typeof verbs;

/** A call to generate: its verb, its name, and the words for the templates. */
export interface OperationPlan {
  readonly verb: VerbName;
  readonly operation: string;
  readonly words: Words;
}

/** Reads `list-pet-foods`. Throws for a verb without a template: such calls are written by hand. */
export function planOperation(packageName: string, verbNoun: string): OperationPlan {
  const [verb = '', ...noun] = verbNoun.split('-');
  if (!isVerb(verb) || noun.length === 0)
    throw new Error(
      `"${verbNoun}" should be one of ${Object.keys(verbs).join(', ')} and a noun, like list-pet-foods`,
    );
  const { method, hasId } = verbs[verb];
  const entity = singular(noun.join('-'));
  const entities = plural(entity);
  const path = `/app/user/${entities}`;
  const operation = namesOf(verbNoun).camel;
  return {
    verb,
    operation,
    words: {
      ...wordsOf('package', packageName),
      ...wordsOf('entity', entity),
      ...wordsOf('entities', entities),
      ...wordsOf('operation', verbNoun),
      operation,
      operationKebab: verbNoun,
      method,
      path: hasId ? `${path}/{id}` : path,
      table: entities.replaceAll('-', '_'),
      suite: entities === packageName ? packageName : `${packageName}-${entities}`,
    },
  };
}

function isVerb(word: string): word is VerbName {
  return Object.hasOwn(verbs, word);
}

/** `pet-foods` is a list of `pet-food`. */
function singular(noun: string): string {
  return noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/(?<!s)s$/, '');
}

function plural(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
