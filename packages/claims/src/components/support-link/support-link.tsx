import type { Setting } from '@huella/api-client';
import Link from '@mui/material/Link';
import { copy } from '../../copy.ts';

export interface SupportLinkProps {
  support: Setting;
  /** Of the mail, so that its reader knows the claim. */
  subject: string;
}

/** The address for help as a link that begins a mail; "sin configurar" where the environment has none (D25). */
export function SupportLink({ support: { value }, subject }: SupportLinkProps) {
  if (value === undefined) return copy.unconfigured;
  return <Link href={`mailto:${value}?subject=${encodeURIComponent(subject)}`}>{value}</Link>;
}
