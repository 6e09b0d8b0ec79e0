import { Icon } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { Steps } from './steps.tsx';

const drawings = ['share', 'addHome', 'bell'] as const;

/** How Huella comes to the home screen of an iPhone or iPad: before that a button would do nothing. */
export function InstallSteps() {
  const { title, text, steps } = copy.install;
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      <Typography>{text}</Typography>
      <Steps
        steps={drawings.map((name, index) => ({ text: steps[index] ?? '', drawing: <Icon name={name} /> }))}
      />
    </>
  );
}
