import type { Picture } from './take-pictures.ts';

/** Reports a state whose picture equals another state's of the same screen. */
export function markDuplicates(pictures: readonly Picture[]): Picture[] {
  const first = new Map<string, Picture>();
  return pictures.map((picture) => {
    const { screen, width, scheme, hash } = picture;
    const key = `${screen} ${width} ${scheme} ${hash}`;
    const twin = first.get(key);
    if (twin === undefined) {
      first.set(key, picture);
      return picture;
    }
    return { ...picture, faults: [...picture.faults, `the same picture as «${twin.state}»`] };
  });
}
