import { build, type Plugin } from 'vite';
import { buildId } from './build-id.ts';

const SOURCE = 'service-worker/service-worker.ts';

/**
 * Writes `/sw.js` as a classic script. It contains the build's name, so that each build has a worker with other bytes, which the
 * browser needs to update it. `serverPaths` are patterns of paths outside of the app.
 */
export function serviceWorker(serverPaths: readonly string[]): Plugin {
  let root = '.';
  let outDir = 'dist';
  return {
    name: 'huella:service-worker',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      ({ outDir } = config.build);
    },
    async writeBundle(_, bundle) {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILD_ID: JSON.stringify(buildId(bundle)),
          SERVER_PATHS: JSON.stringify(serverPaths),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: { input: SOURCE, output: { entryFileNames: 'sw.js', format: 'iife' } },
        },
      });
    },
  };
}
