import { styled } from '@mui/material/styles';
import { copy } from '../../copy.ts';
import { legalPaths } from '../../paths.ts';
import { LegalLink } from '../legal-buttons/legal-button.tsx';
import { LegalButtons } from '../legal-buttons/legal-buttons.tsx';

const Lines = styled('nav')({ padding: '0 12px 24px' });

// Two lines, so that a narrow column does not leave one link alone.
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 16 });

export function LegalFooter() {
  return (
    <Lines aria-label={copy.footer}>
      <Line>
        <LegalButtons />
      </Line>
      <Line>
        <LegalLink to={legalPaths.terms.href()}>{copy.links.terms}</LegalLink>
        <LegalLink to={legalPaths.privacy.href()}>{copy.links.privacy}</LegalLink>
      </Line>
    </Lines>
  );
}
