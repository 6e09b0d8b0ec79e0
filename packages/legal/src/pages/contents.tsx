import { SummaryCard } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type MouseEvent } from 'react';
import { copy } from '../copy.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '4px 12px',
    marginInline: -12,
    borderRadius: 12,
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.palette.text.primary,
    '@media (hover: hover)': {
      '&:hover': { color: theme.palette.primary.main, backgroundColor: theme.palette.tint.primary },
    },
  },
}));

interface Part {
  readonly id: string;
  readonly title: string;
}

/** Links to the sections. Does not change the URL, so that back leaves the text. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const titleId = useId();
  return (
    <SummaryCard as="nav" aria-labelledby={titleId}>
      <Typography component="h2" variant="h3" id={titleId}>
        {copy.contents}
      </Typography>
      <List>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`} onClick={(event) => showPart(event, part.id)}>
              {part.title}
            </a>
          </li>
        ))}
      </List>
    </SummaryCard>
  );
}

function showPart(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
