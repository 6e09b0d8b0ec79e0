import type { Resolution } from '@huella/contract';
import { VisuallyHidden } from '@huella/ui';
import { formatMoney } from '@huella/validation/number';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

const { columns } = copy;

const Container = styled('div')({ containerType: 'inline-size', maxWidth: '40rem' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 0 8px 8px', textAlign: 'end', verticalAlign: 'baseline' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th': { fontSize: '0.875rem', fontWeight: 600, color: theme.palette.text.secondary },
  '& tbody th': { fontWeight: 400 },
  '& tbody > tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '@media print': { '& tr': { breakInside: 'avoid' } },
  '& tfoot > tr': { borderTop: `2px solid ${theme.palette.text.secondary}` },
  '& tfoot > tr > *': { fontWeight: 700 },
  '& [data-less]': { color: theme.palette.error.main },
  '& small': { display: 'block', fontSize: '0.875rem' },
  // Too narrow for long names beside millions: puts the name above its two amounts.
  '@container (max-width: 18em)': {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& th:first-of-type': { gridColumn: '1 / -1', paddingBottom: 0 },
    '& td, & thead th': { paddingTop: 2 },
  },
  // Text of twice the size: puts each amount on its own line.
  '@container (max-width: 15em)': {
    '& tr': { gridTemplateColumns: '1fr' },
    '& td': { whiteSpace: 'normal' },
    '& td::before': { content: 'attr(data-column) " "', fontWeight: 400 },
  },
}));

/** Each receipt's requested and covered amounts, and their sums, in pesos. */
export function ResolutionTable({ resolution: { lineas, pedido, reconocido } }: { resolution: Resolution }) {
  return (
    <Container>
      <Table>
        <VisuallyHidden as="caption">{copy.table}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{columns.concept}</th>
            <th scope="col">{columns.requested}</th>
            <th scope="col">{columns.recognised}</th>
          </tr>
        </thead>
        <tbody>
          {lineas.map((line) => (
            <tr key={line.comprobanteId}>
              <th scope="row">{line.concepto}</th>
              <td data-column={columns.requested}>{formatMoney(line.pedido)}</td>
              <td data-column={columns.recognised}>
                {formatMoney(line.reconocido)}
                {line.reconocido < line.pedido && (
                  <small data-less>{copy.less(formatMoney(line.pedido - line.reconocido))}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td data-column={columns.requested}>{formatMoney(pedido)}</td>
            <td data-column={columns.recognised}>{formatMoney(reconocido)}</td>
          </tr>
        </tfoot>
      </Table>
    </Container>
  );
}
