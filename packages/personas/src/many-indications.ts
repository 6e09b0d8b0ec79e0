import type { Ports } from '@huella/server';
import { completeDemoForm, showClaim } from '@huella/server/operator';

const REQUESTS = [
  ['estudioMascota', 'Ecografía abdominal'],
  ['estudioMascota', 'Radiografía de tórax, frente y perfil'],
  ['estudioMascota', 'Hemograma completo con recuento de plaquetas'],
  ['practicaMascota', 'Curación de la herida cada 48 horas'],
  ['cirugiaMascota', 'Extracción de un cuerpo extraño del estómago'],
  ['internacionMascota', 'Internación de 24 horas con fluidoterapia'],
] as const;

/** Two vets asked for 18 things each; two have not answered: with the four consultations 40 indications. */
export async function answerWithRequests(ports: Ports, claim: number): Promise<void> {
  const file = await showClaim(ports, claim);
  const forms = (file?.indications ?? []).flatMap(({ vetFormId }) => vetFormId ?? []);
  for (const [visit, form] of forms.slice(0, 2).entries()) {
    const pedidos = [1, 2, 3].flatMap((time) =>
      REQUESTS.map(([tipo, what]) => ({
        tipo,
        descripcion: `${what} (visita ${visit + 1}, control ${time})`,
      })),
    );
    await completeDemoForm(ports, form, { pedidos });
  }
}
