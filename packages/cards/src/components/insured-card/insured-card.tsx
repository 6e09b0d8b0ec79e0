import type { CardRecord, Pet } from '@huella/contract';
import { PolicyChip } from '@huella/pets/api';
import { Brand, LightSurface, PetAvatar, QrCode } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import type { Ref } from 'react';
import { copy } from '../../copy.ts';
import { Body, Surface, DetailRow, Rows, Footer, Frame, Head, Name, Photo } from './card-parts.tsx';

export interface CardContent {
  petName: string;
  animal: Pet['animal'];
  /** Base64, bare or as a data URL: drawing the card fetches nothing. */
  photo: string | null;
  record: CardRecord;
}

export interface InsuredCardProps {
  content: CardContent;
  ref?: Ref<HTMLDivElement>;
}

/** The front of the card. A screen reader reads it as one image: the page has the same facts as text. */
export function InsuredCard({ content, ref }: InsuredCardProps) {
  const { petName, animal, photo, record } = content;
  const name = titleCase(petName);
  return (
    <LightSurface>
      <Frame>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is HTML until it is saved */}
        <Surface ref={ref} role="img" aria-label={copy.card.label(name, copy.states[record.estado])}>
          <Head>
            <Brand />
            <PolicyChip state={record.estado} />
          </Head>
          <Body>
            <Photo>
              <PetAvatar animal={animal} src={photo} name={name} size="100%" />
            </Photo>
            <div className="about">
              <span className="kind">{copy.card.kind}</span>
              <Name data-length={lengthOf(name)}>{name}</Name>
              <Rows>
                <DetailRow label={copy.card.plan}>{record.plan}</DetailRow>
                <DetailRow label={copy.card.policy}>{record.poliza}</DetailRow>
              </Rows>
            </div>
          </Body>
          <Footer>
            <Rows>
              <DetailRow label={copy.card.holder} wide>
                {titleCase(record.titular) || copy.card.noHolder}
              </DetailRow>
              <DetailRow label={copy.card.from}>{formatDay(record.date)}</DetailRow>
              <DetailRow label={copy.card.until}>{formatDay(record.hasta)}</DetailRow>
            </Rows>
            <div className="code">
              <QrCode text={record.verificacion} />
              {copy.card.scan}
            </div>
          </Footer>
        </Surface>
      </Frame>
    </LightSurface>
  );
}

function lengthOf(name: string): 'short' | 'long' | 'longest' {
  if (name.length <= 14) return 'short';
  return name.length <= 32 ? 'long' : 'longest';
}
