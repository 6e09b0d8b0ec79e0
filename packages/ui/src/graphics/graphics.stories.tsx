import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from './brand.tsx';
import { Icon } from './icon.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';
import { illustrationNames } from './illustration-names.ts';
import { Illustration } from './illustration.tsx';
import { PetAvatar } from './pet-avatar.tsx';

const meta = { title: 'Imágenes' } satisfies Meta;

export default meta;

type Case = StoryObj<typeof meta>;

const isIcon = (name: string): name is IconName => name in iconPaths;

const row = { display: 'flex', flexWrap: 'wrap', gap: 16 } as const;

export const Illustrations: Case = {
  render: () => (
    <div style={row}>
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} title={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(illustrationNames.length);
  },
};

export const Icons: Case = {
  render: () => (
    <div style={row}>
      {Object.keys(iconPaths)
        .filter(isIcon)
        .map((name) => (
          <Icon key={name} name={name} />
        ))}
    </div>
  ),
};

const PIXEL = 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/** O-UP-11: bare base64 and a data URL; a broken photo shows the species. */
export const Avatars: Case = {
  render: () => (
    <div style={row}>
      <PetAvatar animal="Perro" name="Lola" />
      <PetAvatar animal="Gato" name="Michi" size={96} />
      <PetAvatar animal="Gato" name="Nina" src={PIXEL} />
      <PetAvatar animal="Gato" name="Uma" src={`data:image/gif;base64,${PIXEL}`} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Foto de Nina' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Foto de Uma' })).toBeVisible();
  },
};

export const Mark: Case = { render: () => <Brand /> };
