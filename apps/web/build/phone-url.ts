import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const CERTIFICATE = 'HUELLA_QA_CERT';
const KEY = 'HUELLA_QA_KEY';

function phoneAdvice(port: number): string {
  return [
    'A phone runs this build only over https or as localhost: its server is a service worker, which browsers refuse elsewhere',
    '(secure contexts), also behind a certificate that the phone does not trust.',
    `  Android, by cable:  adb reverse tcp:${port} tcp:${port}, then http://localhost:${port} on the phone`,
    `  Android, by Wi-Fi:  chrome://flags/#unsafely-treat-insecure-origin-as-secure, add the address, restart Chrome`,
    `  iPhone and others:  mkcert HOST makes a certificate; install mkcert's root on the phone (mkcert -CAROOT), then`,
    `                      ${CERTIFICATE}=HOST.pem ${KEY}=HOST-key.pem npm run qa -- --host`,
  ].join('\n');
}

export function phoneUrl(environment: NodeJS.ProcessEnv): Plugin {
  const read = (name: string) => {
    const file = environment[name];
    // Relative to where the command was run, not to this package.
    return file && readFileSync(resolve(environment['INIT_CWD'] ?? '.', file));
  };
  return {
    name: 'huella:phone-address',
    apply: 'serve',
    config: () => {
      const [cert, key] = [read(CERTIFICATE), read(KEY)];
      return cert && key ? { server: { https: { cert, key } } } : {};
    },
    configureServer: (server) => {
      const print = server.printUrls.bind(server);
      server.printUrls = () => {
        print();
        const { host, https, port } = server.config.server;
        if (host && !https) server.config.logger.info(`\n${phoneAdvice(port)}\n`);
      };
    },
  };
}
