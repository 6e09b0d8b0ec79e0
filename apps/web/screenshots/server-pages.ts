import { emailOf, type MockServer, type PersonaName } from '@huella/mocks';
import type { FindPath, Screen } from './screen.ts';

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

const newPassword: FindPath = async (mock) => {
  await askForPassword(mock);
  return linkIn(mock, RECOVERY);
};

const syncPets: FindPath = async (mock) => {
  await askForPets(mock);
  return linkIn(mock, SYNC);
};

const vetStep =
  (step: string): FindPath =>
  async (mock) =>
    `${linkIn(mock, VET)}?paso=${step}`;

const vetThanks: FindPath = async (mock) => {
  const form = linkIn(mock, VET);
  await sendStep(mock, `${form}?paso=quien`, { 'quien.matricula': 'MP 1234', 'quien.provincia': 'Córdoba' });
  await sendStep(mock, `${form}?paso=atencion`, { 'atencion.diagnostico': 'Otitis' });
  await sendStep(mock, `${form}?paso=sintomas`, { 'sintomas.comun.tos': 'on' });
  for (const step of ['hecho', 'pedidos', 'revision']) await sendStep(mock, `${form}?paso=${step}`);
  return form;
};

const NAMED_VALUE = /name="([\w.]+)"[^>]*?value="([^"]*)"/g;

async function sendStep(mock: MockServer, url: string, typed: Record<string, string> = {}) {
  const page = await (await mock.fetch(new Request(url))).text();
  const shown = [...page.matchAll(NAMED_VALUE)].filter(
    ([, name]) => !/agregar|comun|motivo/.test(name ?? ''),
  );
  const fields = Object.fromEntries(shown.map(([, name = '', value = '']) => [name, value]));
  await mock.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ ...fields, ...typed }) }));
}

const verification: FindPath = async (mock) => {
  const { token } = await mock.as('con-historia');
  const url = `${mock.ports.config.publicUrl}/web/planes_portal?email=${emailOf('con-historia')}`;
  const response = await mock.fetch(new Request(url, { headers: { Authorization: `Bearer ${token}` } }));
  const [card]: { verificacion: string }[] = await response.json();
  if (card === undefined) throw new Error('There is no card');
  return card.verificacion;
};

const mail =
  (subject: string, before?: (mock: MockServer) => Promise<unknown>): FindPath =>
  async (mock) => {
    await before?.(mock);
    const { html } = mailAbout(mock, subject);
    return `data:text/html;charset=utf-8;base64,${Buffer.from(html).toString('base64')}`;
  };

const steps = ['quien', 'atencion', 'sintomas', 'hecho', 'pedidos', 'revision', 'declinar'];

export const serverPages: readonly Screen[] = [
  { name: 'new-password', path: newPassword, data: 'por-asociar', isStatic: true },
  { name: 'new-password-over', path: '/auth/nueva-clave/otra', data: 'nobody', isStatic: true },
  { name: 'sync-confirm', path: syncPets, data: 'por-asociar', isStatic: true },
  { name: 'sync-over', path: '/auth/asociar/otra', data: 'nobody', isStatic: true },
  { name: 'card-verified', path: verification, data: 'con-historia', isStatic: true },
  { name: 'card-unverified', path: '/carnet/otro', data: 'nobody', isStatic: true },
  ...steps.map((step): Screen => {
    return { name: `vet-${step}`, path: vetStep(step), data: 'con-siniestros', isStatic: true };
  }),
  { name: 'vet-thanks', path: vetThanks, data: 'muchas-indicaciones', isStatic: true },
  { name: 'vet-unknown', path: '/veterinario/otro', data: 'nobody', isStatic: true },
  { name: 'mail-password', path: mail(RECOVERY, askForPassword), data: 'por-asociar', isStatic: true },
  { name: 'mail-sync', path: mail(SYNC, askForPets), data: 'por-asociar', isStatic: true },
  { name: 'mail-vet', path: mail(VET), data: 'con-siniestros', isStatic: true },
  { name: 'mail-claim', path: mail('siniestro'), data: 'con-siniestros', isStatic: true },
];
