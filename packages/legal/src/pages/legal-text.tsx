import { Page, useGoBack } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { externalPaths } from '../paths.ts';
import type { Section } from '../texts/terms.ts';
import { Contents } from './contents.tsx';

interface LegalTextProps {
  title: string;
  sections: readonly Section[];
}

/** A long text with headings, and on a desktop their list beside it. Back leads to the previous screen, or home. */
export function LegalText({ title, sections }: LegalTextProps) {
  const goBack = useGoBack(externalPaths.start);
  const parts = sections.map((section, index) => ({ ...section, id: `parte-${index + 1}` }));
  return (
    <Page title={title} onBack={() => goBack()} width="wide" beside={<Contents parts={parts} />}>
      {parts.map((part) => (
        <section key={part.id}>
          <Typography variant="h3" component="h2" id={part.id} tabIndex={-1} sx={headingStyle}>
            {part.title}
          </Typography>
          {part.paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1.5, maxWidth: '42rem' }}>
              {paragraph}
            </Typography>
          ))}
        </section>
      ))}
    </Page>
  );
}

/** Keeps the heading clear of the top bar. */
const headingStyle = { mt: 3, mb: 1, scrollMarginTop: 88 } as const;
