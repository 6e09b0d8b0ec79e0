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

/** Choose and crop: in its own chunk, with everything that handles pictures. It closes as soon as the photo is kept. */
export function PhotoSheet({ petId, name, open, onClose }: PhotoSheetProps) {
  const opening = useOpenImage();
  const { image: photo } = opening;
  const close = () => {
    forgetProblem();
    opening.close();
    onClose();
  };
  const { isSaving, problem, save, forgetProblem } = usePhotoSaving({ petId, name, onKept: close });
  const chooseOther = () => {
    forgetProblem();
    opening.close();
  };
  return (
    <Sheet open={open} onClose={close} title={copy.title}>
      {photo ? (
        <PhotoCrop
          key={photo.preview}
          photo={photo}
          isSaving={isSaving}
          problem={problem}
          onSave={(area) => void save(photo, area)}
          onOther={chooseOther}
        />
      ) : (
        <PhotoChoice name={name} {...opening} />
      )}
    </Sheet>
  );
}
