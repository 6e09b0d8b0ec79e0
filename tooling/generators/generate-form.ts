import { join } from 'node:path';
import { addExport, appendInside, editFile } from './edit-source.ts';
import { emitTemplate } from './emit-template.ts';
import { generateEndpoint } from './generate-endpoint.ts';
import { type Generated, together } from './generated.ts';
import { wordsOf } from './words.ts';

/** `form PACKAGE NAME`: a form with its flow, schema, `create-NAME` endpoint, copy, story and test. */
export async function generateForm(root: string, packageName: string, name: string): Promise<Generated> {
  const words = { ...wordsOf('package', packageName), ...wordsOf('form', name) };
  const feature = join(root, 'packages', packageName);
  const validation = join(root, 'packages/validation');
  const written = [
    await emitTemplate('form', feature, words),
    await emitTemplate('validation', validation, words),
  ];
  const files = [
    ...written.flat(),
    await editFile(join(validation, 'package.json'), (text) =>
      addExport(text, `./${name}`, `./src/${name}.ts`),
    ),
    await editFile(join(feature, 'src/copy.ts'), (text) =>
      appendInside(text, 'copy = {', copyEntry(`${words.formCamel}`)),
    ),
  ];
  const next = [
    `Write the rules and messages of the form in packages/validation/src/${name}.ts, with their test; the server uses the same ones.`,
    `Give the form its fields, named as on the wire (decision 010), and its texts in packages/${packageName}/src/copy.ts.`,
    'Take its draft name out where something secret is typed (decision 029).',
  ];
  return together({ files, next }, await generateEndpoint(root, packageName, `create-${name}`));
}

function copyEntry(formCamel: string): string {
  return `  ${formCamel}Form: {
    name: 'Nombre',
    submit: 'Guardar',
    busy: 'Guardando…',
    failed: 'Hubo un problema. Por favor intente nuevamente.',
  },`;
}
