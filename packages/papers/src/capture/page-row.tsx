import { Icon, InlineAlert } from '@huella/ui';
import { ChooseFiles, type PaperShape } from '@huella/uploads';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { CapturePurpose } from '../image/prepare-page.ts';
import { PageButtons } from './page-buttons.tsx';
import { PageThumbnail } from './page-thumbnail.tsx';
import type { PagesAction, PaperPage } from './paper-pages.ts';

export interface PageRowProps {
  page: PaperPage;
  position: { number: number; count: number };
  purpose: CapturePurpose;
  shape: PaperShape;
  onChange: (action: PagesAction, announcement: string) => void;
  onEdit: () => void;
}

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 12,
  rowGap: 8,
  padding: 12,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.palette.background.paper,
  '& > .wide': { gridColumn: '1 / -1' },
}));

export function PageRow({ page, position, purpose, shape, onChange, onEdit }: PageRowProps) {
  const [isRetaking, setIsRetaking] = useState(false);
  const name = purpose === 'photo' ? copy.capture.photo : copy.capture.page(position.number);
  const replace = ([file]: readonly File[]) => {
    setIsRetaking(false);
    if (file) onChange({ type: 'replace', id: page.id, file }, copy.capture.preparing);
  };
  return (
    <Row aria-label={name}>
      <PageThumbnail page={page} name={name} />
      <div>
        <Typography component="h3" variant="subtitle1">
          {name}
        </Typography>
        {!page.prepared && !page.error && <output>{copy.capture.preparing}</output>}
        {page.prepared && (
          <Button startIcon={<Icon name="eye" />} onClick={onEdit} sx={{ marginInlineStart: -1 }}>
            {copy.capture.view}
          </Button>
        )}
        <PageButtons page={page} position={position} name={name} onChange={onChange} />
      </div>
      <div className="wide">
        <PageRemark
          page={page}
          onRetake={() => setIsRetaking(true)}
          onAccept={() => onChange({ type: 'accept', id: page.id }, '')}
        />
        {isRetaking && (
          <ChooseFiles
            onFiles={replace}
            accept="image/*,.heic,.heif"
            labels={{ take: copy.capture.retake, pick: copy.capture.pick.photo }}
            shape={shape}
          />
        )}
      </div>
    </Row>
  );
}

interface PageRemarkProps {
  page: PaperPage;
  onRetake: () => void;
  onAccept: () => void;
}

function PageRemark({ page: { error, prepared, isAccepted }, onRetake, onAccept }: PageRemarkProps) {
  if (error)
    return (
      <div role="alert">
        <InlineAlert tone="error" action={{ label: copy.capture.retake, onClick: onRetake }}>
          {error}
        </InlineAlert>
      </div>
    );
  const legibilityProblem = prepared?.problem;
  if (!legibilityProblem || isAccepted) return null;
  return (
    <div aria-live="polite">
      <InlineAlert tone="warning">{copy.legibility[legibilityProblem]}</InlineAlert>
      <Button variant="outlined" onClick={onRetake} sx={{ mt: 1, mr: 1 }}>
        {copy.capture.retake}
      </Button>
      <Button onClick={onAccept} sx={{ mt: 1 }}>
        {copy.capture.keepAnyway}
      </Button>
    </div>
  );
}
