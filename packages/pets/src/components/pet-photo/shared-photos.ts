import { download } from '@huella/api-client';
import { getPetPhoto } from '@huella/contract/pets';

interface SharedPhoto {
  url: Promise<string>;
  holders: number;
}

/** By their address, which names the pet and the version: a picture can never be taken for another's (O-LI-02). */
const shared = new Map<string, SharedPhoto>();

/** Loads a full picture once for everybody who shows it. */
export function acquirePhoto(petId: number, link: string): Promise<string> {
  const photo = shared.get(link) ?? { url: load(petId, link), holders: 0 };
  shared.set(link, photo);
  photo.holders += 1;
  return photo.url;
}

/** Frees the memory of a picture that nobody shows any more: nothing of one person is left for the next. */
export function releasePhoto(link: string): void {
  const photo = shared.get(link);
  if (!photo) return;
  photo.holders -= 1;
  if (photo.holders > 0) return;
  shared.delete(link);
  void photo.url.then(
    (url) => URL.revokeObjectURL(url),
    () => undefined,
  );
}

async function load(petId: number, link: string): Promise<string> {
  const hash = link.slice(link.lastIndexOf('/') + 1);
  return URL.createObjectURL(await download(getPetPhoto, { params: { id: petId, hash } }));
}
