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

/** Spells a name given as `pet-foods`. Throws unless it is lower-case words joined by hyphens. */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" should be lower-case words joined by hyphens, like pet-foods`);
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
