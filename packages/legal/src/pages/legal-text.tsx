import { Page, useGoBack } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { externalPaths } from '../paths.ts';
import type { Section } from '../texts/terms.ts';

interface LegalTextProps {
  title: string;
  sections: readonly Section[];
}

/** A long text with headings. Back goes where the person came from, or home when the text was opened by its address. */
export function LegalText({ title, sections }: LegalTextProps) {
  const goBack = useGoBack(externalPaths.start);
  return (
    <Page title={title} onBack={() => goBack()}>
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
