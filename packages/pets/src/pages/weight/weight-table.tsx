import { DayInParts, VisuallyHidden } from '@huella/ui';
import { formatKilograms } from '@huella/validation/number';
import { styled } from '@mui/material/styles';
import type { DatedWeight } from '../../lib/weight-entries.ts';
import { changeLabel } from './change-label.ts';
import { copy } from './copy.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& th, & td': { padding: '12px 16px', fontWeight: 600, textAlign: 'start' },
  '& td, & th:last-of-type:not([scope="row"])': { textAlign: 'end' },
  '& thead th': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& tbody > tr > *': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tbody th': { fontWeight: 500 },
  '& small': { display: 'block', fontWeight: 400, fontSize: '0.875rem', color: theme.palette.text.secondary },
}));

/** All weight entries as text: the accessible form of the chart. */
export function WeightTable({ weightEntries }: { weightEntries: readonly DatedWeight[] }) {
  return (
    <Table>
      <VisuallyHidden as="caption">{copy.table}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{copy.day}</th>
          <th scope="col">{copy.weight}</th>
        </tr>
      </thead>
      <tbody>
        {weightEntries.map((weightEntry, index) => (
          <tr key={`${weightEntry.fecha_pesaje} ${weightEntries.length - index}`}>
            <th scope="row">
              <DayInParts day={weightEntry.fecha_pesaje} />
            </th>
            <td>
              {formatKilograms(weightEntry.peso)} <small>{changeLabel(weightEntry.change)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
