import { join } from 'node:path';
import { addDependencies } from './edit-manifest.ts';
import { editFile } from './edit-source.ts';
import { emitTemplate } from './emit-template.ts';
import { generateEndpoint } from './generate-endpoint.ts';
import { hasCall } from './generate-operation.ts';
import { type Generated, together } from './generated.ts';
import { planOperation } from './operation.ts';
import { snippet } from './snippet.ts';
import { wordsOf } from './words.ts';

const DEPENDENCIES = ['@hookform/resolvers', '@huella/forms', '@huella/ui', '@huella/validation'];

/** `form PACKAGE NAME`: a form with its flow, copy, story and test, and its `create-NAME` endpoint unless it exists. */
export async function generateForm(root: string, packageName: string, name: string): Promise<Generated> {
  const { operation, words: ofCall } = planOperation(packageName, `create-${name}`);
  const words = { ...ofCall, ...wordsOf('form', name) };
  const feature = join(root, 'packages', packageName);
  const endpoint = (await hasCall(root, operation))
    ? { files: [], next: [] }
    : await generateEndpoint(root, packageName, `create-${name}`);
  const rules = join(root, `packages/validation/src/${ofCall.entity}.ts`);
  const files = [
    ...(await emitTemplate('form', feature, words)),
    await editFile(rules, async (source) => source + (await snippet('form-type', words))),
    await editFile(join(feature, 'package.json'), (manifest) => addDependencies(manifest, DEPENDENCIES)),
  ];
  const next = [
    `Write the rules and messages of the form in packages/validation/src/${ofCall.entity}.ts, with their test; the server uses the same ones.`,
    `Give the form its fields, named as on the wire (decision 010), and its texts in its copy.ts.`,
    'Take its draft name out where something secret is typed (decision 029).',
    'Run `npm run pnpm -- install` when the feature had no form before: the lockfile has to say what is new.',
  ];
  return together(endpoint, { files, next });
}
