export function missingFiles(names: readonly string[], supportEmail: string): string {
  return `Archivos que faltan
===================

No pudimos leer estos archivos. datos.json los nombra, pero no están en esta descarga:

${names.map((name) => `- ${name}`).join('\n')}

Por favor, descargue sus datos otra vez. Si siguen faltando, escríbanos a ${supportEmail}.
`;
}
