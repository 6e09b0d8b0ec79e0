// By its path: what the root depends on, turbo counts as a dependency of every package.
export { default } from '../packages/testing/src/storybook/preview.tsx';
