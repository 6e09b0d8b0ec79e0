import { expect, test } from 'vitest';
import { openApiDocument } from '../src/openapi/document.ts';

/** Committed, so that a change of the wire is seen in review. `vitest run -u` updates it. */
test('the published document is the committed one', async () => {
  await expect(`${JSON.stringify(openApiDocument(), null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
});
