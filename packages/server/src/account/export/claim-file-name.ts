import { foldForSearch } from '@huella/validation/text';

const LENGTH = 20;

/** The file's id and the shortened original name (D68), in letters, digits and hyphens, so that it is unique and never a path. */
export function claimFileName({
  id,
  claim_id,
  file_name,
}: {
  readonly id: number;
  readonly claim_id: number;
  readonly file_name: string;
}): string {
  const dot = file_name.lastIndexOf('.');
  const stem = foldForSearch(file_name.slice(0, dot))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replace(/^-|-$/g, '');
  return `siniestros/${claim_id}/${id}-${stem || 'archivo'}${file_name.slice(dot)}`;
}
