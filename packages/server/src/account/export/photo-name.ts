import { foldForSearch } from '@huella/validation/text';

export function photoName({ id, nombre }: { readonly id: number; readonly nombre: string }): string {
  const name = foldForSearch(nombre)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `fotos/${name || 'mascota'}-${id}.jpg`;
}
