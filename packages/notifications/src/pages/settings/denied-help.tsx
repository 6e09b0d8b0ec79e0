import { InlineAlert } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { thisBrowser } from '../../device/browser.ts';
import { copy } from './copy.ts';

const Steps = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  paddingInlineStart: 24,
  '& > li': { paddingInlineStart: 4 },
});

/** Explains how to unblock notifications: after a denial browsers do not ask again. */
export function DeniedHelp() {
  return (
    <>
      <InlineAlert tone="warning">{copy.denied.title}</InlineAlert>
      <Typography>{copy.denied.text}</Typography>
      <Steps>
        {copy.denied.steps[thisBrowser()].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </>
  );
}
