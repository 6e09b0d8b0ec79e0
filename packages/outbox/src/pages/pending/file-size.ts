const KB = 1024;
const MB = KB * KB;

export function fileSize(bytes: number): string {
  if (bytes >= MB) return `${number(bytes / MB, 1)} MB`;
  return `${number(Math.max(1, bytes / KB), 0)} kB`;
}

function number(value: number, digits: number): string {
  return value.toLocaleString('es-AR', { maximumFractionDigits: digits });
}
