import type { Claim, Pet, WaitingClaim } from '@huella/contract';
import { Icon, PetAvatar, Sheet, VisuallyHidden } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasInformation, shortDescription } from '../../lib/short-description.ts';
import { shownDay } from '../../lib/shown-day.ts';
import { claimsPaths } from '../../paths.ts';
import { ClaimInformation } from '../claim-information/claim-information.tsx';
import { copy } from './copy.ts';
import { EntryStage } from './entry-stage.tsx';

export interface ClaimEntryProps {
  claim: Claim;
  pet: Pet | undefined;
  /** Where it waits; null when it is done, undefined while that is not known. */
  progress: WaitingClaim | null | undefined;
}

const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 });

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

/** The description is the link, and its target is the whole card. */
const CardLink = styled(Link)({
  display: 'block',
  paddingBlock: 4,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** A claim in a list: whose, when, what happened, and how far it is. */
export function ClaimEntry({ claim, pet, progress }: ClaimEntryProps) {
  const [open, setOpen] = useState(false);
  const name = petName(pet?.nombre ?? '');
  const day = shownDay(claim.fecha_carga);
  const text = claim.denuncia_administrativa;
  return (
    <Card component="article" variant="outlined" sx={cardStyle}>
      {pet && <PetAvatar animal={pet.animal} src={pet.img_link} name={name} size={48} />}
      <Words>
        <Facts>
          {name} · {day}
        </Facts>
        <CardLink to={claimsPaths.claim.href(claim.id)}>
          <Description text={text} />
        </CardLink>
        {progress !== undefined && <EntryStage progress={progress} />}
      </Words>
      {hasInformation(text) && (
        <>
          <IconButton
            aria-label={copy.information(day)}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ position: 'relative', zIndex: 1 }}
          >
            <Icon name="info" />
          </IconButton>
          <Sheet open={open} onClose={() => setOpen(false)} title={copy.sheet(name)}>
            <ClaimInformation claim={claim} />
          </Sheet>
        </>
      )}
    </Card>
  );
}

/** Cut for the eye; a screen reader gets all of it (D67). */
function Description({ text }: { text: string }) {
  const short = shortDescription(text);
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

const cardStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  padding: 1.5,
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' },
} as const;
