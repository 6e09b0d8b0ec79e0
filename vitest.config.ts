/** Where the "Run tests" of Storybook looks for a file that names `@storybook/addon-vitest`: the same stories, the same browser. */
export { default } from './tooling/stories/vitest.config.ts';
