import type { Words } from './emit-template.ts';
import { namesOf } from './names.ts';

export function wordsOf(prefix: string, name: string): Words {
  const { kebab, camel, pascal, title } = namesOf(name);
  return {
    [prefix]: kebab,
    [`${prefix}Camel`]: camel,
    [`${prefix}Pascal`]: pascal,
    [`${prefix}Title`]: title,
  };
}
