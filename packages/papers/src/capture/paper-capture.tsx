import { InlineAlert } from '@huella/ui';
import type { PaperShape } from '@huella/uploads';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { CapturePurpose } from '../image/prepare-page.ts';
import { AddPages } from './add-pages.tsx';
import { FinishButton } from './finish-button.tsx';
import type { PreparedPaper } from './make-paper.ts';
import { PageList } from './page-list.tsx';
import { PdfCard } from './pdf-card.tsx';
import { useCapture } from './use-capture.ts';
import { useFileArrival } from './use-file-arrival.ts';

export interface PaperCaptureProps {
  /** A single photo, such as of a DNI, or pages to be read that become a PDF (D95). */
  purpose: CapturePurpose;
  shape: PaperShape;
  /** Also the name of the file. */
  name: string;
  readyLabel: string;
  readsQrCodes?: boolean;
  /** Keeps the pages, or the PDF, over a reload under this name, for this account. */
  draftKey?: string;
  /** Keeps the draft after the paper was handed over, until `deletePaperDraft`: the form that took it is not sent yet. */
  keepsDraft?: boolean;
  /** Hands a paper over again that was handed over before a reload. */
  handsOverAgain?: boolean;
  /** Takes the paper. The button waits for it; when it rejects, everything stays for another try. */
  onReady: (paper: PreparedPaper) => void | Promise<void>;
}

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Turns photos, saved files, a paste or a drop into a file ready to be sent. Lazy. */
export function PaperCapture(props: PaperCaptureProps) {
  const { purpose, shape, readyLabel } = props;
  const capture = useCapture(props);
  const { pages, pdf, isRestoring } = capture;
  const arrival = useFileArrival(capture.add);
  const [isEditing, setIsEditing] = useState(false);
  const isEmpty = pages.length === 0 && !pdf.pdf;
  const choice = useFocusOnceEmptied(isEmpty);
  if (isRestoring) return <output>{copy.capture.restoring}</output>;
  return (
    <Column {...arrival}>
      <div aria-live="assertive">
        {capture.rejected && <InlineAlert tone="warning">{capture.rejected}</InlineAlert>}
      </div>
      {pdf.pdf && <PdfCard choice={pdf} pdf={pdf.pdf} />}
      {pages.length > 0 && (
        <PageList
          pages={pages}
          dispatch={capture.dispatch}
          purpose={purpose}
          shape={shape}
          onEditing={setIsEditing}
        />
      )}
      {!isEditing && !pdf.pdf && (
        <div ref={choice} tabIndex={-1} style={{ outline: 'none' }}>
          <AddPages purpose={purpose} shape={shape} count={pages.length} onFiles={capture.add} />
        </div>
      )}
      {!isEditing && capture.hasPaper && <FinishButton label={readyLabel} capture={capture} />}
    </Column>
  );
}

/** Moves the focus to the choice of files when the last page or the PDF is removed. */
function useFocusOnceEmptied(isEmpty: boolean) {
  const choice = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const hasEmptied = isEmpty && !wasEmpty.current;
    wasEmpty.current = isEmpty;
    if (hasEmptied && document.activeElement === document.body) choice.current?.focus();
  }, [isEmpty]);
  return choice;
}
