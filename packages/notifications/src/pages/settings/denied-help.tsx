import { InlineAlert } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { thisBrowser } from '../../device/browser.ts';
import { copy } from './copy.ts';
import { Steps } from './steps.tsx';

/** The person said no, or the browser did: it does not ask again, so here is where it can be changed. */
export function DeniedHelp() {
  const steps = copy.denied.steps[thisBrowser()];
  return (
    <>
      <InlineAlert tone="warning">{copy.denied.title}</InlineAlert>
      <Typography>{copy.denied.text}</Typography>
      <Steps steps={steps.map((text, index) => ({ text, drawing: index + 1 }))} />
    </>
  );
}
