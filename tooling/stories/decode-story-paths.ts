import type { Plugin } from 'vite';

/**
 * Storybook compares a module's URL with its path and decodes spaces only: with an ñ in the checkout's path no story had a test.
 */
export const decodeStoryPaths: Plugin = {
  name: 'huella:decode-story-paths',
  enforce: 'post',
  transform: {
    filter: { id: /\.stories\.tsx/ },
    handler: (code) =>
      code.replace('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURI(import.meta.url))'),
  },
};
