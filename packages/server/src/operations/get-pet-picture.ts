import * as calls from '@huella/contract/pets';
import { operation, taggedBytes } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { findPetPicture, petPictureKey } from '../repositories/pet-pictures.ts';

export const getPetPicture = operation({
  call: calls.getPetPicture,
  async handle({ ports, accountId, params: { id, hash } }) {
    const current = await findPetPicture(ports.db, accountId, id);
    const picture = current === hash ? await ports.blobs.get(petPictureKey(id, hash)) : null;
    if (picture === null) throw new Refusal('not_found');
    return taggedBytes(new Uint8Array(picture.bytes), hash);
  },
});
