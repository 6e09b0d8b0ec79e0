/** One name in all spellings. */
export interface Names {
  /** `pet-foods`: files, folders, packages, paths. */
  readonly kebab: string;
  /** `petFoods`: values. */
  readonly camel: string;
  /** `PetFoods`: components, types, tags. */
  readonly pascal: string;
  /** `Pet foods`: prose. */
  readonly title: string;
}

/** Throws unless a name is lower-case words joined by hyphens, like `pet-foods`. */
export function assertValidName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" should be lower-case words joined by hyphens, like pet-foods`);
}

/** Spells a valid name in all ways. Throws for another. */
export function namesOf(name: string): Names {
  assertValidName(name);
  const pascal = name.split('-').map(capitalise).join('');
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalise(name.replaceAll('-', ' ')),
  };
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
