import { expect, test } from 'vitest';
import { sendFormPaper } from './send-form-paper.ts';

const item = {
  call: 'addOtherFile',
  field: 'doc_extra',
  fields: { siniestroId: '1', label: 'Ecografía' },
  title: 'Ecografía',
  topic: 'claim/1/extra/',
} as const;

function unreadable(): File {
  const file = new File(['x'], 'papel.pdf', { type: 'application/pdf' });
  return Object.assign(file, { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
}

test('N-C21G a file that can no longer be read is an error of the form', async () => {
  const paper = { file: unreadable(), pages: 1, thumbnail: null, qrCodes: [] };
  expect(await sendFormPaper(paper, item, 'falta')).toEqual({ error: expect.anything() });
});

test('without a paper the form says so', async () => {
  expect(await sendFormPaper(null, item, 'falta')).toEqual({ error: 'falta' });
});
