import { download } from '@huella/api-client';
import type { Event } from '@huella/contract';
import { getEventFile } from '@huella/contract/calendar-feed';
import { Icon, saveFile, toast, useSubmitOnce } from '@huella/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copy } from './copy.ts';

const texts = copy.calendar;

/** Saves an event as a calendar file; saving again replaces it (D106). */
export function SaveToCalendar({ event: { id } }: { event: Event }) {
  const [busy, setBusy] = useState(false);
  const save = useSubmitOnce(async () => {
    setBusy(true);
    try {
      if (await saveFile(await download(getEventFile, { params: { id } }), texts.file))
        toast.success(texts.done);
    } catch {
      toast.error(texts.failure);
    } finally {
      setBusy(false);
    }
  });
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      sx={{ gap: 1 }}
      onClick={() => void save()}
      aria-disabled={busy || undefined}
    >
      <Icon name="calendar" />
      {busy ? texts.busy : texts.action}
    </Button>
  );
}
