import { sep } from 'node:path';
import type { Plugin, PluginOption } from 'vite';

const DOCUMENTS = 'storybook:react-docgen-plugin';

function isDocumenting(plugin: PluginOption): plugin is Plugin {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === DOCUMENTS;
}

/** Reads only the props of the folder's own components: reading those of all packages took half of Storybook's time. */
export function documentOnly(plugins: readonly PluginOption[], folder: string): PluginOption[] {
  return plugins.map((plugin) => {
    if (!isDocumenting(plugin) || typeof plugin.transform !== 'function') return plugin;

    const { transform } = plugin;
    return {
      ...plugin,
      transform(code, id, options) {
        return id.startsWith(folder + sep) && id.endsWith('.tsx')
          ? transform.call(this, code, id, options)
          : null;
      },
    };
  });
}
