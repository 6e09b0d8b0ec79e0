import type { Resolution } from '@huella/contract';
import { VisuallyHidden } from '@huella/ui';
import { formatMoney } from '@huella/validation/number';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 0 8px 8px', textAlign: 'end', verticalAlign: 'baseline' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th': { fontSize: '0.875rem', fontWeight: 600, color: theme.palette.text.secondary },
  '& tbody th': { fontWeight: 400 },
  '& tbody > tr > *': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tfoot > tr > *': { borderTop: `2px solid ${theme.palette.text.secondary}`, fontWeight: 700 },
  '& [data-less]': { color: theme.palette.error.main },
  '& small': { display: 'block', fontSize: '0.875rem' },
}));

/** Each receipt with what was asked for and what is recognised, and their sums, in pesos. */
export function ResolutionTable({ resolution: { lineas, pedido, reconocido } }: { resolution: Resolution }) {
  return (
    <Table>
      <VisuallyHidden as="caption">{copy.table}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{copy.columns.concept}</th>
          <th scope="col">{copy.columns.asked}</th>
          <th scope="col">{copy.columns.recognised}</th>
        </tr>
      </thead>
      <tbody>
        {lineas.map((line) => (
          <tr key={line.comprobanteId}>
            <th scope="row">{line.concepto}</th>
            <td>{formatMoney(line.pedido)}</td>
            <td>
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
          <td>{formatMoney(pedido)}</td>
          <td>{formatMoney(reconocido)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
