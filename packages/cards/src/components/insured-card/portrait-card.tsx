import { PolicyChip } from '@huella/pets/api';
import { Brand, LightSurface, PetAvatar, QrCode } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { copy } from '../../copy.ts';
import type { CardContent } from './insured-card.tsx';

const Surface = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  lineHeight: 1.3,
  borderRadius: 20,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '12px 16px',
    backgroundColor: theme.palette.tint.primary,
    '& > span:first-of-type': { fontSize: '1.375rem' },
    '& > [data-tone][data-tone]': { fontSize: '0.875rem', backgroundColor: theme.palette.background.paper },
  },
  '& .pet': {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: 16,
    padding: '16px 16px 12px',
  },
  '& .photo': { aspectRatio: 1 },
  '& .kind': { display: 'block', fontSize: '0.8125rem', fontWeight: 600, color: theme.palette.primary.main },
  '& .name': { display: 'block', fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.15 },
  '& .name[data-long="true"]': { fontSize: '1.5rem' },
  '& .details': { display: 'grid', gap: 10, padding: '0 16px' },
  '& .label': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& .value': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& .footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 12,
    padding: '10px 8px 12px 16px',
    '& > .details': { flex: '1 1 7rem', padding: '0 0 8px', alignContent: 'end' },
  },
  '& .code': {
    flex: 'none',
    fontSize: '0.8125rem',
    textAlign: 'center',
    color: theme.palette.text.secondary,
  },
  '& .code svg': { display: 'block', width: 152, height: 152 },
}));

/** The longest name, in letters, that fits one line at the largest size. */
const SHORT_NAME = 12;

export function PortraitCard({ content: { petName, animal, photo, record } }: { content: CardContent }) {
  const name = titleCase(petName);
  return (
    <LightSurface>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is HTML, and read as one image like the issued card */}
      <Surface role="img" aria-label={copy.card.label(name, copy.states[record.estado])}>
        <div className="head">
          <Brand />
          <PolicyChip state={record.estado} />
        </div>
        <div className="pet">
          <div className="photo">
            <PetAvatar animal={animal} src={photo} name={name} size="100%" />
          </div>
          <div>
            <span className="kind">{copy.card.kind}</span>
            <span className="name" data-long={name.length > SHORT_NAME}>
              {name}
            </span>
          </div>
        </div>
        <div className="details">
          <DetailRow label={copy.card.term}>
            {copy.card.days(formatDay(record.date), formatDay(record.hasta))}
          </DetailRow>
        </div>
        <div className="footer">
          <div className="details">
            <DetailRow label={copy.card.plan}>{record.plan}</DetailRow>
            <DetailRow label={copy.card.policy}>{record.poliza}</DetailRow>
            <DetailRow label={copy.card.holder}>{titleCase(record.titular) || copy.card.noHolder}</DetailRow>
          </div>
          <div className="code">
            <QrCode text={record.verificacion} />
            {copy.card.scan}
          </div>
        </div>
      </Surface>
    </LightSurface>
  );
}

function DetailRow({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <span className="label">{label}</span>
      <span className="value">{children}</span>
    </div>
  );
}
