import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.wasm', '.txt']);
const WORTH_IT = 512;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'huella:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
      await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}
