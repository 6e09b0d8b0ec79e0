import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PaperCapture } from '../index.ts';
import { NO_DRAFT, readPaperDraft } from '../drafts/paper-drafts.ts';
import { deletePaperDraft } from '../drafts/delete-paper-draft.ts';
import { deletePaperDrafts } from '../drafts/delete-paper-drafts.ts';
import { readPdf } from '../prepare/read-pdf.ts';
import { drawPaper, type DrawnPaper } from '../testing/drawn-papers.ts';
import userPassword from '../testing/files/encrypted-user-password.pdf?url';
import zeroPages from '../testing/files/zero-pages.pdf?url';
import { FISCAL_CODE } from '../testing/sample-codes.ts';
import { sampleFile } from '../testing/sample-file.ts';
import type { PreparedPaper } from './make-paper.ts';

const meta = {
  title: 'Captura de papeles',
  component: PaperCapture,
  args: {
    purpose: 'paper',
    shape: 'sheet',
    name: 'Factura',
    readyLabel: 'Enviar',
    readsQrCodes: true,
    onReady: fn<(paper: PreparedPaper) => void | Promise<void>>(),
  },
  parameters: { huella: { as: 'asegurada' } },
  beforeEach: () => deletePaperDrafts(),
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PaperCapture>;

export default meta;
type Story = StoryObj<typeof meta>;

const SMALL = { width: 900, height: 1200, code: { text: FISCAL_CODE, module: 4 } };

async function choose(files: readonly File[], label = 'Elegir fotos o PDF') {
  await userEvent.upload(await screen.findByLabelText(label), [...files]);
}

async function photos(...papers: DrawnPaper[]) {
  return Promise.all(papers.map((paper) => drawPaper({ ...SMALL, ...paper })));
}

async function whenReady() {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar' })).toBeEnabled());
}

async function page(number: number) {
  return within(await screen.findByRole('article', { name: `Página ${number}` }));
}

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByLabelText('Elegir fotos o PDF')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  },
};

export const TwoPages: Story = {
  play: async ({ args }) => {
    await choose(await photos({ seed: 1 }, { seed: 5, height: 700 }));
    await whenReady();
    await userEvent.click((await page(2)).getByRole('button', { name: 'Mover antes: Página 2' }));
    await expect(await screen.findByText('Ahora es la página 1 de 2.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
    const [paper] = args.onReady.mock.calls[0] ?? [];
    await expect(paper).toMatchObject({ pages: 2, qrCodes: [FISCAL_CODE] });
    await expect(paper?.file.name).toBe('Factura.pdf');
    const { preview, pages } = await readPdf(paper?.file ?? new File([], ''), { readsQrCodes: false });
    const { width, height } = await createImageBitmap(preview ?? new Blob());
    await expect([pages, width > height]).toEqual([2, true]);
    await expect(await screen.findByLabelText('Elegir fotos o PDF')).toBeInTheDocument();
  },
};

export const Removed: Story = {
  name: 'a page is removed, and the focus stays with the list',
  tags: ['!dev'],
  play: async () => {
    await choose(await photos({ seed: 1 }, { seed: 2 }));
    await whenReady();
    await userEvent.click((await page(1)).getByRole('button', { name: 'Quitar: Página 1' }));
    await expect(await screen.findByText('Se quitó: Página 1.')).toBeInTheDocument();
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('list', { name: 'Páginas' })).toHaveFocus());
  },
};

/** D96: a blurred page is reported; it can be taken again, or used as it is. */
export const Blurred: Story = {
  play: async () => {
    await choose(await photos({ blur: 3, width: 1500, height: 2000 }));
    await expect(await screen.findByText(/La foto parece movida/)).toBeVisible();
    await whenReady();
    await userEvent.click(screen.getByRole('button', { name: 'Sacar otra' }));
    await choose(await photos({ seed: 3 }), 'Elegir foto');
    await waitFor(() => expect(screen.queryByText(/La foto parece movida/)).toBeNull());
    await whenReady();
    await choose(await photos({ light: 0.3 }));
    await expect(await screen.findByText(/La foto salió oscura/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Usar igual' }));
    await expect(screen.queryByText(/La foto salió oscura/)).toBeNull();
  },
};

/** WCAG 2.5.7: corners move by keyboard and single taps; crossed corners cannot be applied. */
export const Corners: Story = {
  play: async () => {
    await choose(await photos({}));
    await whenReady();
    await userEvent.click(screen.getByRole('button', { name: 'Ver y ajustar' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ver y ajustar' })).toHaveFocus());
    await expect(screen.getByRole('region', { name: 'Así la verá quien la revise' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ajustar esquinas' }));
    const corner = await screen.findByRole('button', { name: /^Esquina superior izquierda/ });
    corner.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{ArrowRight}');
    await expect(corner).toHaveAccessibleName(/6 % desde la izquierda, 5 % desde arriba/);
    await userEvent.click(screen.getByRole('button', { name: 'Mover hacia abajo' }));
    await expect(corner).toHaveAccessibleName(/6 % desde arriba/);
    await userEvent.keyboard('{Enter}');
    corner.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight>20/}{ArrowDown>20/}{/Shift}');
    await expect(await screen.findByText(/las esquinas se cruzan/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
    await userEvent.keyboard('{Shift>}{ArrowLeft>18/}{ArrowUp>18/}{/Shift}');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await whenReady();
  },
};

export const Reloaded: Story = {
  name: 'N-B40G pages outlive a reload, and go when they are handed over',
  tags: ['!dev'],
  args: { draftKey: 'factura-1' },
  play: async ({ args, mount }) => {
    await mount();
    await choose(await photos({}));
    await whenReady();
    await waitFor(async () => expect((await readPaperDraft('factura-1')).pages[0]?.prepared).toBeTruthy());
    await mount(<main />);
    await mount(<PaperCapture {...args} />);
    await whenReady();
    await expect(await page(1)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(async () => expect(await readPaperDraft('factura-1')).toEqual(NO_DRAFT));
    await expect(args.onReady).toHaveBeenCalledOnce();
  },
};

export const ReloadedPdf: Story = {
  name: 'N-B40G a PDF that was chosen outlives a reload without its password, and goes when another file is chosen',
  tags: ['!dev'],
  args: { draftKey: 'factura-2' },
  play: async ({ args, mount }) => {
    await mount();
    await choose([await sampleFile(userPassword, 'factura.pdf')]);
    const password = await screen.findByLabelText('Contraseña del PDF');
    await userEvent.type(password, 'clave1{Enter}');
    await screen.findByText('1 página');
    await waitFor(async () =>
      expect(await (await readPaperDraft('factura-2')).pdf?.text()).not.toContain('/Encrypt'),
    );
    await mount(<main />);
    await mount(<PaperCapture {...args} />);
    await expect(await screen.findByText('1 página')).toBeVisible();
    await expect(screen.getByRole('region', { name: 'factura.pdf' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
    await waitFor(async () => expect(await readPaperDraft('factura-2')).toEqual(NO_DRAFT));
  },
};

export const HandedOverAgain: Story = {
  name: 'a paper that a form had taken over is handed over again after a reload, until the form was sent',
  tags: ['!dev'],
  args: { draftKey: 'factura-3', keepsDraft: true, handsOverAgain: true },
  play: async ({ args, mount }) => {
    await mount();
    await choose(await photos({}));
    await whenReady();
    await mount(<main />);
    await mount(<PaperCapture {...args} />);
    await whenReady();
    await expect(args.onReady).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(async () => expect((await readPaperDraft('factura-3')).isTaken).toBe(true));
    await mount(<main />);
    await mount(<PaperCapture {...args} />);
    await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(2));
    await expect(args.onReady.mock.lastCall?.[0]).toMatchObject({ pages: 1, qrCodes: [FISCAL_CODE] });
    await deletePaperDraft('factura-3');
    await expect(await readPaperDraft('factura-3')).toEqual(NO_DRAFT);
  },
};

export const Failed: Story = {
  beforeEach: ({ args }) => {
    args.onReady.mockRejectedValueOnce(new Error('full'));
  },
  play: async ({ args }) => {
    await choose(await photos({}));
    await whenReady();
    const send = screen.getByRole('button', { name: 'Enviar' });
    await userEvent.dblClick(send);
    await expect(await screen.findByText(/No pudimos preparar el archivo/)).toBeVisible();
    await expect(args.onReady).toHaveBeenCalledOnce();
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  },
};

/** O-UP-07: a file that is not a photo is reported, and keeps the paper from being sent. */
export const Unusable: Story = {
  play: async () => {
    await choose([new File(['hola'], 'foto.jpg', { type: 'image/jpeg' })]);
    await expect(await screen.findByText(/El archivo no es una foto/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await userEvent.click((await page(1)).getByRole('button', { name: 'Quitar: Página 1' }));
    await expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  },
};

export const LockedPdf: Story = {
  name: 'D95 a PDF that needs a password asks for it and goes out open',
  tags: ['!dev'],
  play: async ({ args }) => {
    await choose([await sampleFile(userPassword, 'factura.pdf')]);
    const password = await screen.findByLabelText('Contraseña del PDF');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, 'otra{Enter}');
    await expect(await screen.findByText(/La contraseña no abre el PDF/)).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.clear(password);
    await userEvent.type(password, 'clave1{Enter}');
    await expect(await screen.findByText('1 página')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
    const [paper] = args.onReady.mock.calls[0] ?? [];
    await expect(await paper?.file.text()).not.toContain('/Encrypt');
    await expect(paper?.thumbnail?.type).toBe('image/jpeg');
  },
};

export const DamagedPdf: Story = {
  play: async () => {
    await choose([await sampleFile(zeroPages, 'vacio.pdf')]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'vacio.pdf' })).toHaveFocus());
    await expect(await screen.findByText(/El PDF está dañado o vacío/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Elegir otro archivo' }));
    await expect(await screen.findByLabelText('Elegir fotos o PDF')).toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByLabelText('Elegir fotos o PDF')).toHaveFocus());
  },
};

/** D69: a DNI is one photo. */
export const Photo: Story = {
  args: { purpose: 'photo', shape: 'card', name: 'DNI frente', readsQrCodes: false },
  play: async ({ args }) => {
    await choose(await photos({ width: 1600, height: 1000, lines: 6 }), 'Elegir foto');
    await whenReady();
    await expect(screen.queryByLabelText('Elegir foto')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
    const [paper] = args.onReady.mock.calls[0] ?? [];
    await expect([paper?.file.name, paper?.file.type, paper?.pages]).toEqual([
      'DNI frente.jpg',
      'image/jpeg',
      1,
    ]);
  },
};

export const Pasted: Story = {
  name: 'a photo that is pasted or dropped is taken like a chosen one',
  tags: ['!dev'],
  play: async () => {
    await screen.findByLabelText('Elegir fotos o PDF');
    const transfer = new DataTransfer();
    transfer.items.add((await photos({}))[0] ?? new File([], ''));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
    await whenReady();
    const place = (await screen.findByLabelText('Elegir fotos o PDF')).closest('main > div');
    place?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    await page(2);
    await whenReady();
  },
};
