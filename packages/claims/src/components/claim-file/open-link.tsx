import { fileUrl } from '@huella/api-client';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import { quietButton } from './quiet-button.ts';

export interface OpenLinkProps {
  downloadLink: string;
  name: string;
}

/** Opens a file at its short-lived URL; renders nothing for an unsafe one (D100). */
export function OpenLink({ downloadLink, name }: OpenLinkProps) {
  const url = fileUrl(downloadLink);
  if (url === null) return null;
  return (
    <Button
      component="a"
      variant="text"
      sx={quietButton}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={copy.openNamed(name)}
    >
      {copy.open}
    </Button>
  );
}
