import { download } from '@huella/api-client';
import { getPetPicture } from '@huella/contract/pets';

interface LentPicture {
  url: Promise<string>;
  borrowers: number;
}

/** By their address, which names the pet and the version: a picture can never be taken for another's (O-LI-02). */
const lent = new Map<string, LentPicture>();

/** Loads a full picture once for everybody who shows it. */
export function borrowPicture(petId: number, link: string): Promise<string> {
  const picture = lent.get(link) ?? { url: load(petId, link), borrowers: 0 };
  lent.set(link, picture);
  picture.borrowers += 1;
  return picture.url;
}

/** Frees the memory of a picture that nobody shows any more: nothing of one person is left for the next. */
export function giveBackPicture(link: string): void {
  const picture = lent.get(link);
  if (!picture) return;
  picture.borrowers -= 1;
  if (picture.borrowers > 0) return;
  lent.delete(link);
  void picture.url.then(
    (url) => URL.revokeObjectURL(url),
    () => undefined,
  );
}

async function load(petId: number, link: string): Promise<string> {
  const hash = link.slice(link.lastIndexOf('/') + 1);
  return URL.createObjectURL(await download(getPetPicture, { params: { id: petId, hash } }));
}
