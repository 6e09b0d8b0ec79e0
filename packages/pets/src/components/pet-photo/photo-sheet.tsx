import { Sheet } from '@huella/ui';
import { useOpenImage } from '@huella/uploads';
import { copy } from './copy.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import { PhotoSending } from './photo-sending.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

export interface PhotoSheetProps {
  petId: number;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Choose, crop, send: in its own chunk, with everything that handles pictures. */
export function PhotoSheet({ petId, name, open, onClose }: PhotoSheetProps) {
  const opening = useOpenImage();
  const { image: photo } = opening;
  const upload = usePhotoUpload({
    petId,
    name,
    isShown: open,
    onSaved: () => {
      startOver();
      onClose();
    },
  });
  const startOver = () => {
    upload.reset();
    opening.close();
  };
  // What is on its way, or waits for another try, is found again; a picture that was not sent is put away.
  const close = () => {
    if (upload.state.step === 'idle') opening.close();
    onClose();
  };
  const isSending = upload.state.step !== 'idle';
  return (
    <Sheet open={open} onClose={close} title={copy.title}>
      {!isSending && !photo && <PhotoChoice name={name} {...opening} />}
      {!isSending && photo && (
        <PhotoCrop
          key={photo.preview}
          photo={photo}
          onSave={(area) => upload.start(() => photo.reduce(area))}
          onOther={opening.close}
        />
      )}
      <PhotoSending upload={upload} onOther={startOver} onClose={onClose} />
    </Sheet>
  );
}
