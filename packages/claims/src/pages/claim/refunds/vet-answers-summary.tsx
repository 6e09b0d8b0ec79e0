import type { CompletedVetForm } from '@huella/contract';
import { Icon } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { copy } from './copy.ts';
import { answerSections, areLong } from './vet-answers.ts';

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  overflowWrap: 'anywhere',
  '& h4': { ...theme.typography.body2, margin: 0, fontWeight: 700, color: theme.palette.text.secondary },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& p + p': { color: theme.palette.text.secondary },
  // A desktop has room for all of it.
  [theme.breakpoints.down('md')]: { '&[data-folded]': { display: 'none' } },
}));

const Fold = styled(Button)(({ theme }) => ({
  justifySelf: 'start',
  marginInlineStart: -24,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** A vet's answers by kind. Untrusted text: shown as typed, with bidi isolated. */
export function VetAnswers({ form }: { form: CompletedVetForm }) {
  const id = useId();
  const sections = answerSections(form);
  const isLong = areLong(sections);
  const [isOpen, setOpen] = useState(false);
  if (sections.length === 0) return null;
  return (
    <>
      {isLong && (
        <Fold
          variant="text"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<Icon name={isOpen ? 'up' : 'down'} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.less : copy.more}
        </Fold>
      )}
      <Sections id={id} data-folded={(isLong && !isOpen) || undefined}>
        {sections.map(({ kind, answers }) => (
          <section key={kind}>
            <h4>{copy.answers[kind]}</h4>
            <ul>
              {answers.map(({ title, text }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two answers may be the same, and none of them moves
                <li key={index}>
                  <p dir="auto">{title}</p>
                  {text !== null && <p dir="auto">{text}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Sections>
    </>
  );
}
