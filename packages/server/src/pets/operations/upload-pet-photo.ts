import { pathOf } from '@huella/contract';
import * as calls from '@huella/contract/pets';
import { clearBlobs } from '../../blobs/clear-blobs.ts';
import { withStoredBlob } from '../../blobs/store-blob.ts';
import { ApiError } from '../../http/api-error.ts';
import { sha256 } from '../../http/sha256.ts';
import { ok, operation } from '../../http/operation.ts';
import { limits, consume } from '../../limits/limits.ts';
import { replacePhoto } from '../replace-photo.ts';
import { petPhotoKey } from '../repositories/pet-photos.ts';
import { findPetRow } from '../repositories/pets.ts';
import { validateImage, MAXIMUM_IMAGE_BYTES } from '../validate-image.ts';
import { fieldText } from '../../copy.ts';
import type { Rules } from '../../http/operation.ts';

const photoRules: Rules<null> = ({ pic }) =>
  pic instanceof Blob
    ? { input: null, fields: [] }
    : { fields: [{ path: 'pic', code: 'missing', message: fieldText.photo.missing }] };

/** Room for a file that is slightly too large, which gets its own message. */
const MAXIMUM_FORM_BYTES = MAXIMUM_IMAGE_BYTES + 1024 * 1024;

export const uploadPetPhoto = operation({
  call: calls.uploadPetPhoto,
  rules: photoRules,
  maximumBytes: MAXIMUM_FORM_BYTES,
  async handle({ ports, accountId, body, now, transact }) {
    const owner = { accountId, petId: body.mascotaId };
    await consume(ports, limits.photoByAccount, String(accountId));
    if (!(await findPetRow(ports.db, accountId, owner.petId))) throw new ApiError('not_found');
    const { full, thumbnail } = await validateImage(ports.images, body.pic);
    const hash = await sha256(full);
    const blob = { key: petPhotoKey(owner.petId, hash), bytes: full, contentType: 'image/jpeg' };
    const photo = { hash, blob, thumbnail: jpegDataUrl(thumbnail), now };
    const written = [blob.key];
    try {
      return await withStoredBlob(ports, blob, now, () =>
        transact(async (tx) => {
          written.push(...(await replacePhoto(tx, owner, photo)));
          const foto_link = pathOf(calls.getPetPhoto, { id: owner.petId, hash });
          return ok({ img_link: photo.thumbnail, foto_link });
        }),
      );
    } finally {
      await clearBlobs(ports, written);
    }
  },
});

function jpegDataUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}
