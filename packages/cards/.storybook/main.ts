import { storybookMain } from '@huella/tooling/storybook/main';

export default storybookMain({ stories: ['../src/**/*.stories.tsx'] });
