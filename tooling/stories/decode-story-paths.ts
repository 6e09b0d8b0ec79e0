import type { Plugin } from 'vite';

/**
 * Storybook finds a story's tests by comparing the module's address with the file's path, and decodes nothing but spaces:
 * with an ñ in the checkout's path no story had a test.
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
