import { download } from '@huella/api-client';
import { getPetPhoto } from '@huella/contract/pets';

interface SharedPhoto {
  url: Promise<string>;
  holders: number;
}

/** By URL, which names the pet and the version (O-LI-02). */
const shared = new Map<string, SharedPhoto>();

/** Loads a full photo once for all components that show it. */
export function acquirePhoto(petId: number, link: string): Promise<string> {
  const photo = shared.get(link) ?? { url: load(petId, link), holders: 0 };
  shared.set(link, photo);
  photo.holders += 1;
  return photo.url;
}

/** Revokes the URL when no component shows the photo, so that the next user finds nothing. */
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
