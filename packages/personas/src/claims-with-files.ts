import { approveClaim, noteReceipt, payClaim, reviewFile } from '@huella/server/operator';
import { claimsOf } from './claims-of.ts';
import { deliverAll } from './deliver-all.ts';
import { DAY, earlier } from './earlier.ts';
import type { Past } from './past.ts';
import { sendBooklet, sendCbu, sendDni, sendInvoice, sendOther, type Sender } from './send-files.ts';
import { apiOf, signIn } from './sign-in.ts';
import { answerForms, formsOf, NO_REQUESTS } from './vet-forms.ts';

/** How long ago the claims of this story were filed. */
export const FILES_TOOK = 30 * DAY;

/**
 * What came of four claims, oldest first: one is paid, and its papers may be used again; one has files in every state; of one
 * somebody else is paid; of the newest nothing came.
 */
export async function tellOfFiles(story: Past): Promise<void> {
  const { ports, person } = story;
  const [paid = 0, mixed = 0, thirdParty = 0, newest = 0] = await claimsOf(ports, person);
  for (const claim of [paid, mixed, thirdParty, newest])
    await answerForms(earlier(ports, 28 * DAY), claim, NO_REQUESTS);
  await tellOfPaid(story, paid);
  await tellOfMixed(story, mixed);
  await tellOfThirdParty(story, thirdParty);
  await deliverAll(ports);
}

/** Signs the person in some days ago. */
async function senderOf({ ports, origin, person }: Past, days: number, claim: number): Promise<Sender> {
  const api = apiOf(earlier(ports, days * DAY), origin);
  const { token } = await signIn(api, person);
  return { api, token, claim };
}

async function tellOfPaid(story: Past, claim: number): Promise<void> {
  const { ports } = story;
  const sender = await senderOf(story, 26, claim);
  const [form = 0] = await formsOf(ports, claim);
  const sent = [
    await sendDni(sender, 'frente'),
    await sendDni(sender, 'dorso'),
    await sendBooklet(sender),
    await sendCbu(sender, false),
    await sendInvoice(sender, form, { concepto: 'Consulta y curación', monto: 32_000, numero: 1001 }),
  ];
  for (const { id } of sent) await reviewFile(earlier(ports, 24 * DAY), id, { state: 'approved' });
  await approveClaim(earlier(ports, 20 * DAY), claim, []);
  await payClaim(earlier(ports, 12 * DAY), claim, '5201');
}

async function tellOfMixed(story: Past, claim: number): Promise<void> {
  const { ports } = story;
  const sender = await senderOf(story, 6, claim);
  const [form = 0] = await formsOf(ports, claim);
  const front = await sendDni(sender, 'frente');
  const booklet = await sendBooklet(sender);
  await sendCbu(sender, false);
  await sendOther(sender, { label: 'Ecografía abdominal', tipo: 'estudio' });
  const report = await sendOther(sender, { label: 'Informe de alta', tipo: 'informe' });
  await sendInvoice(sender, form, { concepto: 'Consulta', monto: 18_000, numero: 1002 });
  const invoice = await sendInvoice(sender, form, { concepto: 'Ecografía', monto: 45_250, numero: 1003 });
  const operator = earlier(ports, 3 * DAY);
  await noteReceipt(operator, claim, { formId: form, concept: 'Medicamentos', amount: 9500 });
  await reviewFile(operator, front.id, { state: 'approved' });
  for (const [{ id }, reason] of [
    [booklet, 'Las etiquetas de las vacunas no se leen. Saque la foto más de cerca y con luz.'],
    [report, 'El informe es de otra mascota.'],
    [invoice, 'Falta el nombre de quien pagó. Pida la factura a su nombre.'],
  ] as const)
    await reviewFile(operator, id, { state: 'returned', reason });
}

async function tellOfThirdParty(story: Past, claim: number): Promise<void> {
  const sender = await senderOf(story, 4, claim);
  await sendDni(sender, 'frente');
  await sendDni(sender, 'dorso');
  await sendCbu(sender, true);
  const { id } = await sendOther(sender, { label: 'constancia' });
  const reason = 'Falta la firma del titular de la póliza.';
  await reviewFile(earlier(story.ports, 2 * DAY), id, { state: 'returned', reason });
}
