import { deletePaperDraft, type PreparedPaper } from '@huella/papers';
import { useState } from 'react';

/** A form's paper, stored beside the draft of its fields; both are reset together. */
export function useFormPaper<Forms extends { startOver: () => void; close: () => void }>(
  flow: Forms,
  draftKey: string,
) {
  const [paper, setPaper] = useState<PreparedPaper | null>(null);
  const [attempt, setAttempt] = useState(0);
  const startOver = async () => {
    flow.startOver();
    await deletePaperDraft(draftKey);
    setPaper(null);
    setAttempt((before) => before + 1);
  };
  const close = () => {
    flow.close();
    void deletePaperDraft(draftKey);
  };
  return {
    paper,
    setPaper,
    attempt,
    flow: { ...flow, startOver: () => void startOver(), close },
  };
}
