import { emailOf, type MockServer, type PersonaName } from '@huella/mocks';
import type { FindAddress, Screen } from './screen.ts';

const LINK = /https?:\/\/\S+/;

async function askForMail(mock: MockServer, path: string, person: PersonaName): Promise<void> {
  const { token } = await mock.as(person);
  const request = new Request(mock.ports.config.publicUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ email: emailOf(person) }),
  });
  const response = await mock.fetch(request);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

function mailAbout(mock: MockServer, subject: string, at = -1) {
  const mail = mock
    .mails()
    .filter((one) => one.subject.includes(subject))
    .at(at);
  if (mail === undefined) throw new Error(`There is no mail about ${subject}`);
  return mail;
}

function linkIn(mock: MockServer, subject: string, at?: number): string {
  const { text } = mailAbout(mock, subject, at);
  const [link] = LINK.exec(text) ?? [];
  if (link === undefined) throw new Error(`The mail about ${subject} has no link`);
  return link;
}

const RECOVERY = 'contraseña';
const SYNC = 'Asocie';
const VET = 'Formulario sobre';

const askForPassword = (mock: MockServer) => askForMail(mock, '/auth/password', 'por-asociar');
const askForPets = (mock: MockServer) => askForMail(mock, '/app/user/mascotas/generar-link', 'por-asociar');

const newPassword: FindAddress = async (mock) => {
  await askForPassword(mock);
  return linkIn(mock, RECOVERY);
};

const syncPets: FindAddress = async (mock) => {
  await askForPets(mock);
  return linkIn(mock, SYNC);
};

const vetStep =
  (step: string): FindAddress =>
  async (mock) =>
    `${linkIn(mock, VET)}?paso=${step}`;

const vetThanks: FindAddress = async (mock) => {
  const form = linkIn(mock, VET);
  await sendStep(mock, `${form}?paso=quien`, { 'quien.matricula': 'MP 1234', 'quien.provincia': 'Córdoba' });
  await sendStep(mock, `${form}?paso=atencion`, { 'atencion.diagnostico': 'Otitis' });
  await sendStep(mock, `${form}?paso=sintomas`, { 'sintomas.comun.tos': 'on' });
  for (const step of ['hecho', 'pedidos', 'revision']) await sendStep(mock, `${form}?paso=${step}`);
  return form;
};

const NAMED_VALUE = /name="([\w.]+)"[^>]*?value="([^"]*)"/g;

async function sendStep(mock: MockServer, address: string, typed: Record<string, string> = {}) {
  const page = await (await mock.fetch(new Request(address))).text();
  const shown = [...page.matchAll(NAMED_VALUE)].filter(
    ([, name]) => !/agregar|comun|motivo/.test(name ?? ''),
  );
  const fields = Object.fromEntries(shown.map(([, name = '', value = '']) => [name, value]));
  await mock.fetch(
    new Request(address, { method: 'POST', body: new URLSearchParams({ ...fields, ...typed }) }),
  );
}

const verification: FindAddress = async (mock) => {
  const { token } = await mock.as('con-historia');
  const address = `${mock.ports.config.publicUrl}/web/planes_portal?email=${emailOf('con-historia')}`;
  const response = await mock.fetch(new Request(address, { headers: { Authorization: `Bearer ${token}` } }));
  const [card]: { verificacion: string }[] = await response.json();
  if (card === undefined) throw new Error('There is no card');
  return card.verificacion;
};

const mail =
  (subject: string, before?: (mock: MockServer) => Promise<unknown>): FindAddress =>
  async (mock) => {
    await before?.(mock);
    const { html } = mailAbout(mock, subject);
    return `data:text/html;charset=utf-8;base64,${Buffer.from(html).toString('base64')}`;
  };

const steps = ['quien', 'atencion', 'sintomas', 'hecho', 'pedidos', 'revision', 'declinar'];

export const serverPages: readonly Screen[] = [
  { name: 'new-password', address: newPassword, data: 'por-asociar', isStatic: true },
  { name: 'new-password-over', address: '/auth/nueva-clave/otra', data: 'nobody', isStatic: true },
  { name: 'sync-confirm', address: syncPets, data: 'por-asociar', isStatic: true },
  { name: 'sync-over', address: '/auth/asociar/otra', data: 'nobody', isStatic: true },
  { name: 'card-verified', address: verification, data: 'con-historia', isStatic: true },
  { name: 'card-unverified', address: '/carnet/otro', data: 'nobody', isStatic: true },
  ...steps.map((step): Screen => {
    return { name: `vet-${step}`, address: vetStep(step), data: 'con-siniestros', isStatic: true };
  }),
  { name: 'vet-thanks', address: vetThanks, data: 'muchas-indicaciones', isStatic: true },
  { name: 'vet-unknown', address: '/veterinario/otro', data: 'nobody', isStatic: true },
  { name: 'mail-password', address: mail(RECOVERY, askForPassword), data: 'por-asociar', isStatic: true },
  { name: 'mail-sync', address: mail(SYNC, askForPets), data: 'por-asociar', isStatic: true },
  { name: 'mail-vet', address: mail(VET), data: 'con-siniestros', isStatic: true },
  { name: 'mail-claim', address: mail('siniestro'), data: 'con-siniestros', isStatic: true },
];
