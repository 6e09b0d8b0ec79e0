import type { Setting } from '@huella/api-client';
import Link from '@mui/material/Link';
import { copy } from '../../copy.ts';

export interface SupportLinkProps {
  support: Setting;
  /** Of the email, so that its reader knows the claim. */
  subject: string;
}

/** An email link to support; "sin configurar" where the environment has no address (D25). */
export function SupportLink({ support: { value }, subject }: SupportLinkProps) {
  if (value === undefined) return copy.unconfigured;
  return <Link href={`mailto:${value}?subject=${encodeURIComponent(subject)}`}>{value}</Link>;
}
