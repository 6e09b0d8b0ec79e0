import type { Words } from './emit-template.ts';
import { namesOf } from './names.ts';
import { wordsOf } from './words.ts';

/** What a verb means on the wire, and an example of it for the generated test. */
interface Verb {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly status: number;
  readonly hasId: boolean;
  readonly answer: string;
  readonly argument: string;
}

const ENTITY = "{ id: 1, nombre: 'Primero' }";

const verbs = {
  list: { method: 'GET', status: 200, hasId: false, answer: `[${ENTITY}]`, argument: '' },
  get: { method: 'GET', status: 200, hasId: true, answer: ENTITY, argument: '1' },
  create: {
    method: 'POST',
    status: 201,
    hasId: false,
    answer: '{ id: 1 }',
    argument: "{ body: { nombre: 'Primero' }, idempotencyKey: 'clave' }",
  },
  update: { method: 'PUT', status: 200, hasId: false, answer: '{}', argument: ENTITY },
} as const satisfies Record<string, Verb>;

type VerbName = keyof typeof verbs;

/** A call to be generated: its verb, its name, and the words for the templates. */
export interface OperationPlan {
  readonly verb: VerbName;
  readonly operation: string;
  readonly words: Words;
}

/** Reads `list-pet-foods`. Throws for a verb that has no template: those are written by hand. */
export function planOperation(packageName: string, verbNoun: string): OperationPlan {
  const [verb = '', ...noun] = verbNoun.split('-');
  if (!isVerb(verb) || noun.length === 0)
    throw new Error(
      `"${verbNoun}" should be one of ${Object.keys(verbs).join(', ')} and a noun, like list-pet-foods`,
    );
  const { method, status, hasId, answer, argument } = verbs[verb];
  const path = `/app/user/${noun.join('-')}`;
  const operation = namesOf(verbNoun).camel;
  return {
    verb,
    operation,
    words: {
      ...wordsOf('package', packageName),
      ...wordsOf('entity', singular(noun.join('-'))),
      operation,
      operationKebab: verbNoun,
      method,
      answer,
      argument,
      status: String(status),
      path: hasId ? `${path}/{id}` : path,
      examplePath: hasId ? `${path}/1` : path,
    },
  };
}

function isVerb(word: string): word is VerbName {
  return Object.hasOwn(verbs, word);
}

/** `pet-foods` is a list of `pet-food`. */
function singular(noun: string): string {
  return noun.replace(/(?<!s)s$/, '');
}
