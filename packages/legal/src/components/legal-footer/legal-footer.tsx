import { styled } from '@mui/material/styles';
import { copy } from '../../copy.ts';
import { legalPaths } from '../../paths.ts';
import { LegalLink } from '../legal-buttons/legal-button.tsx';
import { LegalButtons } from '../legal-buttons/legal-buttons.tsx';

const Row = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  padding: '0 12px 24px',
});

/** Under the forms before the login: the legal buttons, the terms and the privacy policy. */
export function LegalFooter() {
  return (
    <Row aria-label={copy.footer}>
      <LegalButtons />
      <LegalLink to={legalPaths.terms.href()}>{copy.links.terms}</LegalLink>
      <LegalLink to={legalPaths.privacy.href()}>{copy.links.privacy}</LegalLink>
    </Row>
  );
}
