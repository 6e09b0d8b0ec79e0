import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChoiceGroup } from '../fields/choice-group.tsx';
import { Icon } from '../graphics/icon.tsx';
import { ActionCard } from '../links/action-card.tsx';
import { ButtonLink } from '../links/button-link.tsx';
import { ChoiceLinks } from '../links/choice-links.tsx';
import { FloatingLink } from '../links/floating-link.tsx';
import { TextLink } from '../links/text-link.tsx';
import { ListGroup } from '../lists/list-group.tsx';
import { ListAnchor, ListButton, ListLink } from '../lists/list-rows.tsx';
import { NavigationShell } from '../shell/navigation-shell.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Tema/Foco',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

function EveryKind() {
  return (
    <NavigationShell items={[{ to: '/inicio', label: 'Inicio', icon: 'home' }]}>
      <div style={{ display: 'grid', gap: 16, padding: 16, justifyItems: 'start' }}>
        <h1>Todo lo que se enfoca</h1>
        <Button variant="contained">Contratar</Button>
        <Button variant="contained" color="secondary">
          Dar de baja
        </Button>
        <Button variant="outlined">Cancelar</Button>
        <Button>Más tarde</Button>
        <IconButton aria-label="Cerrar">
          <Icon name="close" />
        </IconButton>
        <ButtonLink to="/alta" variant="contained">
          Agregar mascota
        </ButtonLink>
        <TextLink to="/medios">Medios de pago</TextLink>
        <Checkbox slotProps={{ input: { 'aria-label': 'Acepto' } }} />
        <Switch slotProps={{ input: { 'aria-label': 'Avisos' } }} />
        <ActionCard icon="bowl" title="Nutrición" action={{ to: '/alimentacion' }} />
        <ActionCard icon="plus" title="Agregar" action={{ open: nothing }} />
        <ChoiceLinks label="Mascota" choices={[{ label: 'Lola', search: 'mascota=1', isCurrent: true }]} />
        <ListGroup title="Mi cuenta">
          <ListLink to="/medios" icon="card" label="Medios de pago" />
          <ListAnchor href="https://huella.example" icon="globe" label="Versión web" />
          <ListButton onClick={nothing} icon="logout" label="Cerrar sesión" />
        </ListGroup>
        <ChoiceGroup
          label="Sexo"
          value="macho"
          options={[{ value: 'macho', label: 'Macho' }]}
          onChange={nothing}
        />
        <FloatingLink to="/nuevo" icon="plus" label="Nuevo" />
      </div>
    </NavigationShell>
  );
}

const FOCUSABLE = 'a[href], button, input';

/** The ring of the focused element, or of the card or box around an invisible input. */
function ringOf(focused: Element): string | null {
  for (let one: Element | null = focused; one !== null && one.tagName !== 'MAIN'; one = one.parentElement) {
    const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(one);
    if (outlineStyle === 'solid' && opacity === '1') return `${outlineWidth} ${outlineColor}`;
  }
  return null;
}

/** `contrast.test.ts` checks the ring's colours against 3:1. */
export const Rings: StoryObj<typeof meta> = {
  render: () => <EveryKind />,
  play: async ({ canvasElement }) => {
    const all = [...canvasElement.querySelectorAll<HTMLElement>(FOCUSABLE)];
    await expect(all.length).toBeGreaterThan(17);
    const link = canvasElement.querySelector('a[href="/medios"]');
    const ring = `3px ${link === null ? '' : getComputedStyle(link).color}`;
    for (const one of all) {
      one.focus();
      const name = one.ariaLabel ?? one.textContent;
      // With reduced motion every style change takes a frame, which a busy machine shows late.
      await waitFor(() => expect([name, ringOf(one)]).toEqual([name, ring]));
    }
    await expect(canvasElement.querySelectorAll('.MuiTouchRipple-root > *')).toHaveLength(0);
  },
};
