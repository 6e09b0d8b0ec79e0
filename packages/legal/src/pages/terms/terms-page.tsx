import { terms } from '../../texts/terms.ts';
import { titles } from '../../titles.ts';
import { LegalText } from '../legal-text.tsx';

export function TermsPage() {
  return <LegalText title={titles.terms} sections={terms} />;
}
