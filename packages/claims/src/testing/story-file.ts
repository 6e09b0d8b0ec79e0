const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 280] >>',
];

export function onePagePdf(mark = 'a'): File {
  const starts: number[] = [];
  let text = `%PDF-1.4\n%${mark}\n`;
  for (const [index, object] of objects.entries()) {
    starts.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new File([text], 'papel.pdf', { type: 'application/pdf' });
}
