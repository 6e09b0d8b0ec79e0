import { privacy } from '../../texts/privacy.ts';
import { titles } from '../../titles.ts';
import { LegalText } from '../legal-text.tsx';

export function PrivacyPage() {
  return <LegalText title={titles.privacy} sections={privacy} />;
}
