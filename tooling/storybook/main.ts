import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { bundleServer } from './bundle-server.ts';
import { documentOnly } from './document-only.ts';

/** Resolves a package from here: Storybook would look from the folder where it was started. */
function folderOf(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}

export interface StorybookOptions {
  /** Globs, or folders with a title prefix, relative to the `.storybook` folder. */
  readonly stories: StorybookConfig['stories'];
  readonly staticDirs?: StorybookConfig['staticDirs'];
}

/** The product's Storybook configuration: React on Vite, stories as tests, axe, no telemetry. */
export function storybookMain({ stories, staticDirs = [] }: StorybookOptions): StorybookConfig {
  return {
    stories,
    staticDirs,
    framework: folderOf('@storybook/react-vite'),
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'].map(folderOf),
    features: { sidebarOnboardingChecklist: false },
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    // Documents props from their types, except in a run of tests.
    viteFinal: (config, { configDir }) => {
      if (process.env['VITEST']) return config;
      const folder = dirname(configDir);
      const plugins = documentOnly(config.plugins ?? [], folder);
      return mergeConfig({ ...config, plugins }, bundleServer(folder));
    },
    typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  };
}
