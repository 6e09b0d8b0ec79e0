import { Sheet } from '@huella/ui';
import { useOpenImage } from '@huella/uploads';
import { copy } from './copy.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import { usePhotoSaving } from './use-photo-saving.ts';

export interface PhotoSheetProps {
  petId: number;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Choose and crop a photo, in one chunk with all imaging code. Closes when the photo is in the outbox. */
export function PhotoSheet({ petId, name, open, onClose }: PhotoSheetProps) {
  const opening = useOpenImage();
  const { image: photo } = opening;
  const close = () => {
    clearError();
    opening.close();
    onClose();
  };
  const { isSaving, error, save, clearError } = usePhotoSaving({ petId, name, onSaved: close });
  const chooseOther = () => {
    clearError();
    opening.close();
  };
  return (
    <Sheet open={open} onClose={close} title={copy.title}>
      {photo ? (
        <PhotoCrop
          key={photo.preview}
          photo={photo}
          isSaving={isSaving}
          error={error}
          onSave={(area) => void save(photo, area)}
          onOther={chooseOther}
        />
      ) : (
        <PhotoChoice name={name} {...opening} />
      )}
    </Sheet>
  );
}
