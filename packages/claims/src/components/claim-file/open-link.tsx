import { fileAddress } from '@huella/api-client';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import { quietButton } from './quiet-button.ts';

export interface OpenLinkProps {
  downloadLink: string;
  /** What the file is, within a sentence. */
  what: string;
}

/** Opens a file at its address of five minutes; nothing for a link that no page should follow (D100). */
export function OpenLink({ downloadLink, what }: OpenLinkProps) {
  const address = fileAddress(downloadLink);
  if (address === null) return null;
  return (
    <Button
      component="a"
      variant="text"
      sx={quietButton}
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={copy.openNamed(what)}
    >
      {copy.open}
    </Button>
  );
}
