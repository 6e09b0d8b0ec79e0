export { default } from '@huella/testing/storybook';
