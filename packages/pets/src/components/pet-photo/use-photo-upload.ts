import { toast } from '@huella/ui';
import { useUpload } from '@huella/uploads';
import { useEffect, useRef } from 'react';
import { petsApi } from '../../api/index.ts';
import { copy } from './copy.ts';

interface PhotoUpload {
  petId: number;
  name: string;
  /** The sheet is on the screen: it shows a failure itself. */
  isShown: boolean;
  onSaved: () => void;
}

/**
 * Sends a pet's photo once. It goes on when the sheet or the page is left; a toast then says how it ended, and keeps what is
 * needed for another try.
 */
export function usePhotoUpload({ petId, name, isShown, onSaved }: PhotoUpload) {
  const [send] = petsApi.useUploadPetPhotoMutation();
  const isSeen = useIsSeen(isShown);
  return useUpload({
    send: ({ file, ...sending }) => send({ petId, photo: file, ...sending }).unwrap(),
    onDone: () => {
      toast.success(copy.saved(name));
      onSaved();
    },
    onFailed: (reason, retry) => {
      if (isSeen()) return;
      const action = retry ? { action: { label: copy.retry, onClick: retry } } : {};
      toast.error(copy.failed(name, reason), action);
    },
  });
}

/** Whether the sheet is seen when the answer comes, which may be long after it was rendered. */
function useIsSeen(isShown: boolean): () => boolean {
  const seen = useRef(isShown);
  useEffect(() => {
    seen.current = isShown;
    return () => {
      seen.current = false;
    };
  }, [isShown]);
  return () => seen.current;
}
