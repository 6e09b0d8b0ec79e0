import Typography from '@mui/material/Typography';
import { shortFileName } from '../../lib/short-file-name.ts';

/** A file's name, shortened, with the whole name as tooltip (D68). */
export function FileName({ name }: { name: string }) {
  return (
    <Typography variant="body2" title={name} sx={{ color: 'text.secondary' }}>
      <bdi>{shortFileName(name)}</bdi>
    </Typography>
  );
}
