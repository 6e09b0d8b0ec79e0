import { FormAlert } from '@huella/ui';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import { RightSection } from './right-section.tsx';
import { useDownload } from './use-download.ts';

/** Downloads all data that the server holds about the person, as a ZIP (artículo 14). */
export function DownloadSection() {
  const { start, busy, failure } = useDownload();
  return (
    <RightSection {...copy.download}>
      <FormAlert message={failure} />
      <Button
        variant="outlined"
        size="large"
        onClick={start}
        aria-disabled={busy || undefined}
        aria-live="polite"
      >
        {busy ? copy.download.busy : copy.download.action}
      </Button>
    </RightSection>
  );
}
