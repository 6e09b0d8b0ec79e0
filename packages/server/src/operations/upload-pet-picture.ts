import { pathOf } from '@huella/contract';
import * as calls from '@huella/contract/pets';
import { digestOf } from '../http/digest.ts';
import { ok, operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { jpegDataUrl } from '../images/data-url.ts';
import { judgePicture, MAXIMUM_PICTURE_BYTES } from '../pets/judge-picture.ts';
import { pictureRules } from '../pets/picture-rules.ts';
import { clearPictures, givePicture } from '../pets/store-picture.ts';
import { petPictureKey } from '../repositories/pet-pictures.ts';
import { findPetRow } from '../repositories/pets.ts';
import { limits, spend } from '../session/limits.ts';

/** Room for a file that is somewhat too heavy: it gets a word of its own. */
const MAXIMUM_FORM_BYTES = MAXIMUM_PICTURE_BYTES + 1024 * 1024;

export const uploadPetPicture = operation({
  call: calls.uploadPetPicture,
  rules: pictureRules,
  maximumBytes: MAXIMUM_FORM_BYTES,
  async handle({ ports, accountId, body, now, transact }) {
    const { db, blobs } = ports;
    const owner = { accountId, petId: body.mascotaId };
    await spend(ports, limits.pictureByAccount, String(accountId));
    if (!(await findPetRow(db, accountId, owner.petId))) throw new Refusal('not_found');
    const { full, thumbnail } = await judgePicture(ports.pictures, body.pic);
    const picture = { hash: await digestOf(full), full, thumbnail: jpegDataUrl(thumbnail), now };
    const written = [picture.hash];
    await blobs.put(petPictureKey(owner.petId, picture.hash), full, 'image/jpeg');
    try {
      return await transact(async (tx) => {
        const before = await givePicture(tx, blobs, owner, picture);
        if (before !== null) written.push(before);
        const foto_link = pathOf(calls.getPetPicture, { id: owner.petId, hash: picture.hash });
        return ok({ img_link: picture.thumbnail, foto_link });
      });
    } finally {
      await clearPictures(ports, owner.petId, written);
    }
  },
});
