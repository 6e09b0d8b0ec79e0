import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import type { IllustrationName } from '../graphics/illustration-names.ts';
import { Illustration } from '../graphics/illustration.tsx';
import { PageMark } from '../shell/page-mark.tsx';
import { NumberedList } from './numbered-list.tsx';

export interface SuccessStateProps {
  illustration?: IllustrationName;
  title: string;
  text?: string;
  children?: ReactNode;
  /** The next steps, a sentence each. */
  next?: readonly string[];
  /** One primary action, and at most one more. */
  actions?: ReactNode;
}

const pop = keyframes({ from: { opacity: 0, transform: 'scale(0.8)' } });
const scatter = keyframes({ from: { opacity: 0, transform: 'scale(0.4)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '34rem',
    marginInline: 'auto',
    paddingBlock: '8px 16px',
  },
  '@container (min-width: 44rem)': {
    '& > div:has(> :nth-of-type(2))': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: 48,
      alignItems: 'center',
      maxWidth: '64rem',
    },
  },
  [theme.breakpoints.up('md')]: { '& > div': { paddingBlock: 32 } },
}));

const Words = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  textAlign: 'center',
  textWrap: 'balance',
  '& > svg': {
    width: 'min(18rem, 80%)',
    height: 'auto',
    marginBottom: 8,
    animation: `${pop} 200ms ease-out`,
    '& .confetti': {
      transformBox: 'fill-box',
      transformOrigin: 'center',
      animation: `${scatter} 400ms cubic-bezier(0.2, 1.4, 0.4, 1)`,
    },
  },
});

const Rest = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  animation: `${rise} 200ms ease-out 100ms backwards`,
});

const Actions = styled('div')({ display: 'grid', gap: 8 });

/** A success that fills a page; toasts are above it. */
export function SuccessState(props: SuccessStateProps) {
  const { illustration = 'celebration', title, text, children, next = [], actions } = props;
  const id = useId();
  const hasRest = children != null || next.length > 0 || actions != null;
  return (
    <Frame>
      <PageMark mark="celebration" />
      <div>
        <Words>
          <Illustration name={illustration} />
          <Typography variant="h1" component="h2">
            {title}
          </Typography>
          {text !== undefined && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
        </Words>
        {hasRest && (
          <Rest>
            {children}
            {next.length > 0 && (
              <section aria-labelledby={id}>
                <Typography variant="h3" id={id} sx={{ marginBottom: 1.5 }}>
                  {copy.next}
                </Typography>
                <NumberedList steps={next} />
              </section>
            )}
            {actions != null && <Actions>{actions}</Actions>}
          </Rest>
        )}
      </div>
    </Frame>
  );
}
