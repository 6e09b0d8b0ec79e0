import Typography from '@mui/material/Typography';
import { shortFileName } from '../../lib/short-file-name.ts';

/** What the person's device calls a file: shortened, the whole name with the pointer on it (D68). */
export function FileName({ name }: { name: string }) {
  return (
    <Typography variant="body2" title={name} sx={{ color: 'text.secondary' }}>
      <bdi>{shortFileName(name)}</bdi>
    </Typography>
  );
}
