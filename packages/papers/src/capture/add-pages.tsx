import { ChooseFiles, type PaperShape } from '@huella/uploads';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';
import type { PicturePurpose } from '../picture/prepare-page.ts';
import { MOST_PAGES } from './sort-files.ts';

/** HEIC is named, because some systems leave it out of `image/*`. */
const PICTURES = 'image/*,.heic,.heif';
const ACCEPTED: Readonly<Record<PicturePurpose, string>> = {
  photo: PICTURES,
  paper: `${PICTURES},application/pdf,.pdf`,
};

export interface AddPagesProps {
  purpose: PicturePurpose;
  shape: PaperShape;
  /** Pages that are there already. */
  count: number;
  onFiles: (files: readonly File[]) => void;
}

/** Only a mouse drops, and only a keyboard pastes. */
const Hint = styled(Typography)({ display: 'none', '@media (pointer: fine)': { display: 'block' } });

/** Where pages come from. A photo by itself is replaced where it stands, so it has no second one. */
export function AddPages({ purpose, shape, count, onFiles }: AddPagesProps) {
  if (purpose === 'photo' ? count > 0 : count >= MOST_PAGES) return null;
  const { addPage, take, pick, dropHint } = copy.capture;
  return (
    <div>
      <ChooseFiles
        onFiles={onFiles}
        accept={ACCEPTED[purpose]}
        labels={{ take: count > 0 ? addPage : take, pick: pick[purpose] }}
        multiple={purpose === 'paper'}
        shape={shape}
        isSecondary={count > 0}
      />
      <Hint variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {dropHint[purpose]}
      </Hint>
    </div>
  );
}
