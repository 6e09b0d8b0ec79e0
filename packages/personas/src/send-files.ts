import {
  addBookletFile,
  addCbuFile,
  addDniFile,
  addOtherFile,
  addReceiptFile,
} from '@huella/contract/claim-files';
import type { CallApi } from './call-api.ts';
import { drawInvoice } from './images/draw-invoice.ts';
import { papers } from './images/draw-paper.ts';

export interface Sender {
  readonly api: CallApi;
  readonly token: string;
  readonly claim: number;
}

interface Stored {
  readonly id: number;
}

type Texts = Readonly<Record<string, string | number>>;

function formOf(texts: Texts, field: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  for (const [path, text] of Object.entries(texts)) form.set(path, String(text));
  form.set(field, new Blob([bytes]), name);
  return form;
}

export async function sendDni({ api, token, claim }: Sender, lado: 'frente' | 'dorso'): Promise<Stored> {
  const bytes = await papers.card(lado === 'frente' ? claim : claim + 50);
  const form = formOf({ siniestroId: claim, lado }, 'dni', bytes, `DNI ${lado}.jpg`);
  return api(addDniFile, { token, form });
}

export async function sendBooklet({ api, token, claim }: Sender): Promise<Stored> {
  const bytes = await papers.booklet(claim);
  return api(addBookletFile, {
    token,
    form: formOf({ siniestroId: claim }, 'libreta_vacunacion', bytes, 'Libreta de Luna.jpg'),
  });
}

export async function sendCbu({ api, token, claim }: Sender, isThirdParty: boolean): Promise<Stored> {
  const texts = { siniestroId: claim, tercero: String(isThirdParty) };
  const bytes = await papers.sheet(isThirdParty ? claim + 70 : claim);
  return api(addCbuFile, { token, form: formOf(texts, 'file', bytes, 'Constancia de CBU.jpg') });
}

/** A study or a report or, labelled `constancia`, the certificate of the paid third party. */
export async function sendOther(
  { api, token, claim }: Sender,
  texts: { readonly label: string; readonly tipo?: 'estudio' | 'informe' },
): Promise<Stored> {
  const bytes = await papers.sheet(claim + texts.label.length);
  const form = formOf({ siniestroId: claim, ...texts }, 'doc_extra', bytes, `${texts.label}.jpg`);
  return api(addOtherFile, { token, form });
}

export async function sendInvoice(
  { api, token }: Sender,
  vetFormId: number,
  { concepto, monto, numero }: { readonly concepto: string; readonly monto: number; readonly numero: number },
): Promise<Stored> {
  const name = `Factura B 00003-${String(numero).padStart(8, '0')}`;
  const bytes = drawInvoice(['Veterinaria Paz', 'CUIT 30-71234567-1', name, concepto, `$ ${monto}`]);
  const invoice = { ver: 1, cuit: 30712345671, ptoVta: 3, tipoCmp: 6, nroCmp: numero, importe: monto };
  const code = btoa(JSON.stringify({ ...invoice, moneda: 'PES', ctz: 1 }));
  const codigoFiscal = `https://www.arca.gob.ar/fe/qr/?p=${code}`;
  const form = formOf({ vetFormId, concepto, monto, codigoFiscal }, 'comprobante', bytes, `${name}.pdf`);
  return api(addReceiptFile, { token, form });
}
