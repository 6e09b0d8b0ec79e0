import { addToOutbox, useOutboxItems } from '@huella/outbox';
import { ImageError, type Area, type OpenedImage } from '@huella/uploads';
import { useRef, useState } from 'react';
import { copy } from './copy.ts';
import { photoTopic } from './photo-topic.ts';

interface PhotoSaving {
  petId: number;
  name: string;
  /** The photo is in the outbox. */
  onSaved: () => void;
}

/** Reduces a photo and puts it into the outbox, where it replaces a pending one. A double tap saves once. */
export function usePhotoSaving({ petId, name, onSaved }: PhotoSaving) {
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isBusy = useRef(false);
  const before = useOutboxItems(photoTopic(petId)).at(-1);

  const save = async (photo: OpenedImage, area: Area) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    setError(null);
    try {
      const file = await photo.reduce(area);
      await addToOutbox({
        call: 'uploadPetPhoto',
        fields: { mascotaId: String(petId) },
        file: { field: 'pic', blob: file, name: file.name },
        title: copy.outboxTitle(name),
        topic: photoTopic(petId),
        tags: [{ type: 'Pet', id: petId }],
        sentText: copy.saved(name),
        ...(before && { replaces: before.id }),
      });
      onSaved();
    } catch (cause) {
      setError(cause instanceof ImageError ? cause.message : copy.notAdded);
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };
  return { isSaving, error, save, clearError: () => setError(null) };
}
