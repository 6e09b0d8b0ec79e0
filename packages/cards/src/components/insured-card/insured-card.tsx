import type { CardRecord, Pet } from '@huella/contract';
import { PolicyChip } from '@huella/pets/api';
import { Brand, LightSurface, PetAvatar, QrCode } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import type { Ref } from 'react';
import { copy } from '../../copy.ts';
import { Body, Face, Fact, Facts, Footer, Frame, Head, Name, Photo } from './card-parts.tsx';

/** What stands on a card. */
export interface CardContent {
  petName: string;
  animal: Pet['animal'];
  /** Base64, bare or as a data URL: nothing that would have to be fetched while the card is drawn. */
  photo: string | null;
  record: CardRecord;
}

export interface InsuredCardProps {
  content: CardContent;
  /** The card itself, which can be drawn as a picture. */
  ref?: Ref<HTMLDivElement>;
}

/** The front of the card: one picture for those who cannot see it, as its facts stand beside it in words. */
export function InsuredCard({ content, ref }: InsuredCardProps) {
  const { petName, animal, photo, record } = content;
  const name = titleCase(petName);
  return (
    <LightSurface>
      <Frame>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it becomes a file only when it is saved */}
        <Face ref={ref} role="img" aria-label={copy.card.label(name, copy.states[record.estado])}>
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
              <Facts>
                <Fact label={copy.card.plan}>{record.plan}</Fact>
                <Fact label={copy.card.policy}>{record.poliza}</Fact>
              </Facts>
            </div>
          </Body>
          <Footer>
            <Facts>
              <Fact label={copy.card.holder} wide>
                {titleCase(record.titular) || copy.card.noHolder}
              </Fact>
              <Fact label={copy.card.from}>{formatDay(record.date)}</Fact>
              <Fact label={copy.card.until}>{formatDay(record.hasta)}</Fact>
            </Facts>
            <div className="code">
              <QrCode text={record.verificacion} />
              {copy.card.scan}
            </div>
          </Footer>
        </Face>
      </Frame>
    </LightSurface>
  );
}

/** A longer name is written smaller. */
function lengthOf(name: string): 'short' | 'long' | 'longest' {
  if (name.length <= 14) return 'short';
  return name.length <= 32 ? 'long' : 'longest';
}
