import { VisuallyHidden } from '@huella/ui';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { externalPaths } from '../../paths.ts';

/** Says that insuring a pet accepts the terms, which open in another tab so that the form stays. */
export function TermsAccepted() {
  return (
    <Typography variant="body2" color="textSecondary">
      {`${copy.review.acceptance} `}
      <Link href={externalPaths.terms} target="_blank" rel="noopener noreferrer">
        {copy.review.terms}
        <VisuallyHidden>{` (${copy.review.termsApart})`}</VisuallyHidden>
      </Link>
      .
    </Typography>
  );
}
