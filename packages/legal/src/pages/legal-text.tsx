import { Page } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { externalPaths } from '../paths.ts';
import type { Section } from '../texts/terms.ts';

interface LegalTextProps {
  title: string;
  sections: readonly Section[];
}

/** React Router's key of the first entry of a visit: behind it there is nothing of ours. */
const FIRST_ENTRY = 'default';

/** A long text with headings. Back goes where the person came from, or home when the text was opened by its address. */
export function LegalText({ title, sections }: LegalTextProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => (key === FIRST_ENTRY ? navigate(externalPaths.start) : navigate(-1));
  return (
    <Page title={title} onBack={goBack}>
      {sections.map((section) => (
        <section key={section.title}>
          <Typography variant="h3" component="h2" sx={{ mt: 3, mb: 1 }}>
            {section.title}
          </Typography>
          {section.paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1.5, maxWidth: '42rem' }}>
              {paragraph}
            </Typography>
          ))}
        </section>
      ))}
    </Page>
  );
}
