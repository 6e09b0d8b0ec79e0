import { BlobImage, PaperCapture, type PaperCaptureProps, type PreparedPaper } from '@huella/papers';
import { useFocusKeeper } from '@huella/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FileName } from './file-name.tsx';

export interface PaperFieldProps extends Pick<PaperCaptureProps, 'name' | 'draftKey' | 'readsQrCodes'> {
  paper: PreparedPaper | null;
  onChange: (paper: PreparedPaper | null) => void;
}

const Thumbnail = styled(BlobImage)(({ theme }) => ({
  flex: 'none',
  width: 72,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
}));

/** Captures a form's file and shows it until the form is sent. Survives a reload. */
export function PaperField({ paper, onChange, ...capture }: PaperFieldProps) {
  const focusProps = useFocusKeeper();
  const [isChanging, setChanging] = useState(false);
  const change = () => {
    setChanging(true);
    onChange(null);
  };
  return (
    <div {...focusProps}>
      {paper === null ? (
        <PaperCapture
          {...capture}
          purpose="paper"
          shape="sheet"
          readyLabel={copy.takePaper}
          keepsDraft
          handsOverAgain={!isChanging}
          onReady={onChange}
        />
      ) : (
        <ReadyPaper paper={paper} onChangePaper={change} />
      )}
    </div>
  );
}

function ReadyPaper({ paper, onChangePaper }: { paper: PreparedPaper; onChangePaper: () => void }) {
  return (
    <Card variant="outlined" sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'center' }}>
      {paper.thumbnail && <Thumbnail blob={paper.thumbnail} alt="" />}
      <div>
        <Typography>{copy.paperReady(paper.pages)}</Typography>
        <FileName name={paper.file.name} />
        <Button variant="text" onClick={onChangePaper} sx={{ marginInlineStart: -2 }}>
          {copy.changePaper}
        </Button>
      </div>
    </Card>
  );
}
