import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600, lineHeight: 1.35 });

const Optional = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.palette.text.secondary,
}));

/** Keeps its colour on an error, which the message states. */
export function FieldLabel(props: { htmlFor: string; optional?: boolean; children: ReactNode }) {
  return (
    <Label htmlFor={props.htmlFor}>
      {props.children}
      {props.optional && <Optional> ({copy.optional})</Optional>}
    </Label>
  );
}
