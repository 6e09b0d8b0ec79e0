import { notificationKind } from '@huella/contract/notifications';
import { ButtonLink, IconBadge } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';
import { kindIcons } from '../../lib/kind-icons.ts';
import { notificationsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 24,
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.palette.text.secondary },
  '& ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 12 },
}));

export function WhatWeTell() {
  return (
    <Card aria-labelledby="what-we-tell">
      <h2 id="what-we-tell">{copy.kinds}</h2>
      <ul>
        {notificationKind.options.map((kind) => (
          <li key={kind}>
            <IconBadge name={kindIcons[kind]} />
            {shared.kinds[kind]}
          </li>
        ))}
      </ul>
      <p>{copy.kept}</p>
      <ButtonLink to={notificationsPaths.settings.href()} variant="outlined">
        {copy.choose}
      </ButtonLink>
    </Card>
  );
}
