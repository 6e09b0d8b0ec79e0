import { ChooseFiles, type PaperShape } from '@huella/uploads';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';
import type { CapturePurpose } from '../image/prepare-page.ts';
import { MOST_PAGES } from './sort-files.ts';

/** Names HEIC, because some systems leave it out of `image/*`. */
const IMAGES = 'image/*,.heic,.heif';
const ACCEPTED: Readonly<Record<CapturePurpose, string>> = {
  photo: IMAGES,
  paper: `${IMAGES},application/pdf,.pdf`,
};

export interface AddPagesProps {
  purpose: CapturePurpose;
  shape: PaperShape;
  count: number;
  onFiles: (files: readonly File[]) => void;
}

/** For a mouse, which drops, and a keyboard, which pastes. */
const Hint = styled(Typography)({
  display: 'none',
  '@media (hover: hover) and (pointer: fine)': { display: 'block' },
});

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
