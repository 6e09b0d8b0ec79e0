/** A page of text as a PDF, in Latin-1: a generated invoice. */
export function drawInvoice(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 14 Tf 22 TL 60 760 Td\n${text}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}
