import { copy } from '../copy.ts';
import { ChooseFiles } from './choose-files.tsx';

export interface ChooseImageProps {
  onFile: (file: File) => void;
  disabled?: boolean;
}

/** Names HEIC, because some systems leave it out of `image/*`. */
const IMAGES = 'image/*,.heic,.heif';

export function ChooseImage({ onFile, disabled }: ChooseImageProps) {
  const choose = ([file]: readonly File[]) => file && onFile(file);
  return <ChooseFiles onFiles={choose} accept={IMAGES} labels={copy.choose} disabled={disabled} />;
}
