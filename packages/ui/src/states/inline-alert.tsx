import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { VisuallyHidden } from '../shell/visually-hidden.tsx';
import { FirstIcon } from '../graphics/first-icon.tsx';

export interface InlineAlertProps {
  /** `hint` is under a field, without a box. */
  tone: Tone | 'hint';
  children: ReactNode;
  action?: InlineAlertAction;
}

interface InlineAlertAction {
  label: string;
  onClick: () => void;
}

const tones = ['error', 'success', 'warning', 'info'] as const;
type Tone = (typeof tones)[number];

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  padding: '12px 16px',
  borderRadius: 12,
  color: theme.palette.text.primary,
  '& > svg': { marginTop: 1 },
  ...Object.fromEntries(
    tones.map((tone) => [
      `&[data-tone="${tone}"]`,
      { backgroundColor: theme.palette.tint[tone], '& > svg': { color: theme.palette[tone].main } },
    ]),
  ),
}));

export function InlineAlert({ tone, children, action }: InlineAlertProps) {
  if (tone === 'hint')
    return (
      <output>
        {children}
        {action && (
          <div>
            <Button size="small" variant="outlined" onClick={action.onClick} sx={{ mt: 1 }}>
              {action.label}
            </Button>
          </div>
        )}
      </output>
    );
  return (
    <Box data-tone={tone}>
      <FirstIcon name={tone === 'error' ? 'alert' : tone} />
      <div>
        <VisuallyHidden>{copy.alert[tone]}: </VisuallyHidden>
        {children}
        {action && (
          <div>
            {/* Aligns the button's text with the sentence. */}
            <Button color="inherit" onClick={action.onClick} sx={{ marginInlineStart: -3 }}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
    </Box>
  );
}
