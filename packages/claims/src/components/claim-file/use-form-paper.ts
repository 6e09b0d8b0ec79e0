import { deletePaperDraft, type PreparedPaper } from '@huella/papers';
import { useState } from 'react';

/** The paper of a form, whose pages are kept under a key beside the draft of the fields; both begin again and go together. */
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
    /** The key of the field: a new one begins with nothing. */
    attempt,
    /** The flow, to be given to `Form`. */
    flow: { ...flow, startOver: () => void startOver(), close },
  };
}
