import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';
import { Icon } from '../graphics/icon.tsx';
import { Sheet } from '../overlays/sheet.tsx';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: '16px 0 8px',
  padding: 0,
  // Not `none`: Safari does not announce a list without markers.
  listStyle: "''",
  '& li': { display: 'flex', alignItems: 'center', gap: 16 },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 48,
    height: 48,
    borderRadius: 12,
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
  },
}));

export interface InstallStepsProps {
  open: boolean;
  onClose: () => void;
  reason?: string;
}

/** Explains how to install on an iPhone or iPad (`isInstalledByHand`), which have no API for it. */
export function InstallSteps({ open, onClose, reason }: InstallStepsProps) {
  const { title, lead, steps } = copy.install;
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {reason && <p style={{ marginTop: 0 }}>{reason}</p>}
      <p style={{ margin: 0 }}>{lead}</p>
      <List>
        {steps.map(({ icon, text }) => (
          <li key={icon}>
            <span>
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </List>
    </Sheet>
  );
}
