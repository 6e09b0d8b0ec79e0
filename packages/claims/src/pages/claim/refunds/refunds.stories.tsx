import type { Indication } from '@huella/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyRoutes } from '../../../testing/story-routes.ts';
import { havingPending } from '../../../testing/having-indications.ts';
import {
  answeredIndication,
  answers,
  declinedIndication,
  link,
  resentIndication,
  sentIndication,
  suggestedVet,
} from '../../../testing/story-indications.ts';
import { pendingIndication } from '../../../testing/story-progress.ts';

const at = '/tabs/siniestros/menu-siniestro/1?paso=reintegros';
const scene = { at, routes: storyRoutes, as: 'asegurada', before: havingPending() };

const meta = { title: 'Reintegros', parameters: { huella: scene } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const desktop = { viewport: { value: 'desktop' } };

function showing(indications: readonly Indication[], vets: readonly unknown[] = [suggestedVet()]) {
  const failures = { listIndications: Response.json(indications), listSuggestedVets: Response.json(vets) };
  return { huella: { ...scene, failures } };
}

const surgery: Indication = {
  ...pendingIndication,
  id: 5,
  tipo: 'cirugiaMascota',
  descripcionInicial: 'Extracción de una astilla',
};

export const Pending: Story = {
  parameters: showing([pendingIndication, surgery, sentIndication()]),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Elegir Cirugía: Extracción de una astilla' }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir Estudio: Ecografía abdominal' }));
    await expect(canvas.getByRole('button', { name: 'Enviar Reintegros (2)' })).toBeVisible();
    await expect(canvas.getAllByText('Está elegido: se envía con el botón de abajo.')).toHaveLength(2);
  },
};

export const PendingOnDesktop: Story = { ...Pending, globals: desktop };

export const Declined: Story = {
  parameters: showing([
    declinedIndication,
    { ...declinedIndication, id: 6, tipo: 'consulta', descripcionInicial: null },
  ]),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const sentence =
      'Eva Paz avisó el 27/11/2026, 08:00 que no atendió a su mascota. Envíelo a otro veterinario.';
    await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    await expect(canvas.getByText('Vuelve a estar pendiente')).toBeVisible();
  },
};

export const Sent: Story = {
  parameters: showing([
    sentIndication({ enlace: link({ recordatorios: ['2026-11-28T13:30:00.000Z'] }) }),
    { ...resentIndication, id: 7, tipo: 'estudioMascota', descripcionInicial: 'Radiografía de tórax' },
  ]),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Reenviado')).toBeVisible();
    await expect(
      canvas.getByText('Le enviamos un recordatorio a su veterinario el 28/11/2026, 10:30.'),
    ).toBeVisible();
    await expect(canvas.getAllByText('Su veterinario puede responder hasta el 26/12/2026.')).toHaveLength(2);
  },
};

export const SentInLargeLetters: Story = {
  ...Sent,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvasElement }) => {
    const [word] = await page(canvasElement).findAllByText('Enviado', { selector: 'strong' });
    const height = word?.getBoundingClientRect().height ?? 0;
    await expect(height).toBeGreaterThan(word ? Number.parseFloat(getComputedStyle(word).fontSize) : 0);
  },
};

export const SentOnDesktop: Story = { ...Sent, globals: desktop };

export const Bounced: Story = {
  parameters: showing([
    sentIndication({ enlace: link({ estado: 'rebotado', rebotado: '2026-11-26T13:31:00.000Z' }) }),
  ]),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Corregir la dirección' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Reenviar el formulario' }));
    await waitFor(() => expect(sheet.getByText(/El email no llegó a eva\.paz/)).toBeVisible());
  },
};

export const Expired: Story = {
  parameters: showing([
    sentIndication({
      enlace: link({
        estado: 'vencido',
        vence: '2026-11-27T12:00:00.000Z',
        abierto: '2026-11-26T15:00:00.000Z',
      }),
    }),
  ]),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/^El enlace venció el 27\/11\/2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mostrar código QR' })).toBeNull();
  },
};

export const Completed: Story = {
  parameters: showing([answeredIndication()]),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/^Completado por Eva Paz/)).toBeVisible();
    await expect(canvas.getByText('Vendaje')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver lo que respondió', expanded: false }));
    await expect(canvas.getByText('Vendaje')).toBeVisible();
  },
};

export const CompletedOnDesktop: Story = {
  parameters: showing([answeredIndication()]),
  globals: desktop,
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('Vendaje')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver lo que respondió' })).toBeNull();
  },
};

const rightToLeft = `\u202e${'חתול'.repeat(12)}`;

/** A vet's text is data: markup, bidi overrides and endless words stay inside their card. */
export const HostileText: Story = {
  parameters: showing([
    { ...pendingIndication, descripcionInicial: `<b>${'x'.repeat(120)}</b>` },
    answeredIndication({
      ...answers,
      veterinario: { nombre: rightToLeft, apellido: 'Paz' },
      consulta: null,
      diagnostico: '<img src=x onerror=alert(1)>',
      estudiosMascota: [],
      cirugiasMascota: [],
      internacionesMascota: [],
      practicasMascota: [],
    }),
  ]),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Forty: Story = {
  parameters: showing(
    Array.from({ length: 40 }, (_, index) => ({
      ...(index % 2 ? resentIndication : pendingIndication),
      id: index + 1,
    })),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = page(canvasElement);
    const [first, second] = await canvas.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    if (second) await userEvent.click(second);
    await expect(canvas.getByRole('button', { name: 'Enviar Reintegros (2)' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Ver 10 más' })).toHaveLength(2);
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Todavía no pidió ningún reintegro')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: { ...scene, failures: { listIndications: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...scene, failures: { listIndications: 500 } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No pudimos cargar los reintegros')).toBeVisible();
  },
};

const openContact: Story['play'] = async ({ canvasElement, userEvent }) => {
  const button = { name: 'Elegir veterinario' };
  await userEvent.click(await page(canvasElement).findByRole('button', button));
  const sheet = await page(canvasElement).findByRole('dialog', { name: 'Enviar a un veterinario' });
  await waitFor(() => expect(sheet).toBeVisible());
};

export const Contact: Story = {
  parameters: showing(
    [pendingIndication],
    ['Ana Ruiz', 'Leo Sosa', 'Eva Paz', 'Iris Vega'].map((name, id) => {
      const [nombre = '', apellido = ''] = name.split(' ');
      return suggestedVet({ id: id + 1, nombre, apellido, mail: `${nombre.toLowerCase()}@clinica.example` });
    }),
  ),
  play: async (context) => {
    await openContact(context);
    const canvas = page(context.canvasElement);
    await context.userEvent.click(await canvas.findByRole('button', { name: 'Ver los 4' }));
    await context.userEvent.click(canvas.getByRole('button', { name: /^Iris Vega/ }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre y apellido' })).toHaveValue('Iris Vega');
  },
};

export const ContactOnDesktop: Story = { ...Contact, globals: desktop };

export const ContactWithErrors: Story = {
  parameters: showing([pendingIndication], []),
  play: async (context) => {
    await openContact(context);
    const canvas = page(context.canvasElement);
    const none = await canvas.findByText(/^No tenemos veterinarios para recomendarle/);
    await waitFor(() => expect(none).toBeVisible());
    await context.userEvent.click(canvas.getByRole('button', { name: 'Enviar formulario' }));
    const message = 'Por favor, ingrese nombre y apellido de su veterinario';
    await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
    await expect(canvas.getByText('Por favor, ingrese la fecha de atención veterinaria.')).toBeVisible();
  },
};

export const VetsFailed: Story = {
  parameters: {
    huella: {
      ...scene,
      failures: { listIndications: Response.json([pendingIndication]), listSuggestedVets: 500 },
    },
  },
  play: async (context) => {
    await openContact(context);
    const canvas = page(context.canvasElement);
    await waitFor(() => expect(canvas.getByText(/^No pudimos buscar veterinarios/)).toBeVisible());
    await context.userEvent.type(canvas.getByRole('textbox', { name: 'Nombre y apellido' }), 'Eva Paz');
    await expect(canvas.getByRole('textbox', { name: 'Nombre y apellido' })).toHaveValue('Eva Paz');
  },
};

const openCode: Story['play'] = async ({ canvasElement, userEvent }) => {
  await userEvent.click(await page(canvasElement).findByRole('button', { name: 'Mostrar código QR' }));
};

const sentWith = (getVetFormLink: Response | 500 | 'never') => ({
  huella: { ...scene, failures: { listIndications: Response.json([sentIndication()]), getVetFormLink } },
});

export const Code: Story = {
  parameters: sentWith(Response.json({ url: `https://huella.example/veterinario/${'aB3-_x'.repeat(12)}` })),
  play: async (context) => {
    await openCode(context);
    const code = await page(context.canvasElement).findByRole('figure', { name: 'Código QR del formulario' });
    await waitFor(() => expect(code).toBeVisible());
  },
};

export const CodeLoading: Story = {
  parameters: sentWith('never'),
  play: async (context) => {
    await openCode(context);
    await expect(await page(context.canvasElement).findByText('Cargando…')).toBeInTheDocument();
  },
};

export const CodeFailed: Story = {
  parameters: sentWith(500),
  play: async (context) => {
    await openCode(context);
    const canvas = page(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('No pudimos cargar el código.')).toBeVisible());
  },
};
