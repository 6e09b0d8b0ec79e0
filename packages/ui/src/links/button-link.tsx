import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

export interface ButtonLinkProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'fullWidth' | 'startIcon' | 'aria-label'
> {
  to: LinkProps['to'];
  state?: unknown;
  replace?: boolean;
  children: string;
}

export function ButtonLink(props: ButtonLinkProps) {
  return <Button {...props} component={Link} />;
}
