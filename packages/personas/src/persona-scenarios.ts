import { FILES_AGO, addFilesHistory } from './claims-with-files.ts';
import { associate } from './associate.ts';
import type { CallApi } from './call-api.ts';
import {
  cancelFirstPolicy,
  resolveCancellations,
  seedCancellations,
  seedLegalRequests,
} from './cancellations.ts';
import { resolveChanges, seedChanges } from './changes.ts';
import {
  seedClaims,
  seedConsultations,
  seedCurrentLinks,
  seedForFiles,
  seedLinks,
  seedStages,
  seedTwoClaims,
} from './claims.ts';
import { DAY } from './earlier.ts';
import { ENDED_AGO, endClaims } from './ended-claims.ts';
import { seedForgotten, seedYear } from './events.ts';
import { CURRENT_DOG, FUTURE_CAT, importPolicies } from './external-policies.ts';
import { seedFood, seedFoodHistory } from './food.ts';
import { seedHistory } from './history.ts';
import { addVideoCalls, leavePermethrinRecord } from './insurer-events.ts';
import { actOnStages, answerFirstClaim, STAGES_AGO } from './insurer-stages.ts';
import { answerWithRequests } from './many-indications.ts';
import { seedNotificationSources, sendEveryNotification, NOTIFICATIONS_AGO } from './notifications.ts';
import type { HistoryContext } from './history-context.ts';
import { CARD_EXPIRED_IN, seedAccounts } from './payment-methods.ts';
import { longPersonBody, manBody, personBody } from './personal-data.ts';
import type { PersonaName } from './personas.ts';
import { LONG_NAMES, LUNA, MANY, MISHI, ROCCO, type PetSeed } from './pets.ts';
import { awaitPapers } from './unsent-papers.ts';
import { endLinks, followLinks, LINKS_AGO } from './vet-links.ts';

export interface PersonaScenario {
  /** Personal data; null for none, and then nothing else. */
  readonly person: ((localidad: number) => unknown) | null;
  readonly pets: readonly PetSeed[];
  /** How long ago it began, in milliseconds; default now. */
  readonly startedAgo?: number;
  readonly history?: (api: CallApi, token: string, now: Date) => Promise<void>;
  /** What the insurer, vets and the person did since. */
  readonly since?: (past: HistoryContext) => Promise<void>;
}

const luna = { person: personBody, pets: [LUNA] };
const lunaAndMishi = { person: personBody, pets: [LUNA, MISHI] };
const all = { person: personBody, pets: [LUNA, MISHI, ROCCO] };
const withoutPets = { person: personBody, pets: [] };

export const personaScenarios: Readonly<Record<PersonaName, PersonaScenario>> = {
  nueva: { person: null, pets: [] },
  'con-datos': withoutPets,
  asegurada: lunaAndMishi,
  'con-historia': { ...luna, history: seedHistory },
  'con-siniestros': { ...lunaAndMishi, history: seedClaims, since: answerFirstClaim },
  'en-cada-etapa': { ...luna, startedAgo: STAGES_AGO, history: seedStages, since: actOnStages },
  'siniestros-resueltos': { ...luna, startedAgo: ENDED_AGO, history: seedTwoClaims, since: endClaims },
  'muchas-indicaciones': { ...luna, history: seedConsultations, since: answerWithRequests },
  'enlaces-en-curso': { ...luna, history: seedCurrentLinks, since: followLinks },
  'enlaces-caidos': { ...luna, startedAgo: LINKS_AGO, history: seedLinks, since: endLinks },
  'con-archivos': { ...luna, startedAgo: FILES_AGO, history: seedForFiles, since: addFilesHistory },
  'denuncia-rechazada': {
    ...withoutPets,
    since: async (past) => {
      await importPolicies(past.ports, past.person, [FUTURE_CAT]);
      await associate(past);
    },
  },
  'con-calendario': { ...lunaAndMishi, history: seedYear, since: addVideoCalls },
  'con-atrasos': { ...lunaAndMishi, startedAgo: 90 * DAY, history: seedForgotten },
  'con-permetrina': { ...lunaAndMishi, since: leavePermethrinRecord },
  'con-alimento': { person: personBody, pets: [LUNA, ROCCO, MISHI], history: seedFood },
  'veinte-bolsas': { ...luna, history: seedFoodHistory },
  'sesion-vencida': lunaAndMishi,
  'muchas-mascotas': { person: personBody, pets: MANY },
  'nombres-largos': { person: longPersonBody, pets: LONG_NAMES },
  'poliza-vencida': { ...lunaAndMishi, startedAgo: 400 * DAY },
  'poliza-anulada': { ...lunaAndMishi, since: cancelFirstPolicy },
  'con-bajas': { ...all, history: seedCancellations, since: resolveCancellations },
  'con-cambios': { ...all, history: seedChanges, since: resolveChanges },
  'con-avisos': {
    ...luna,
    startedAgo: NOTIFICATIONS_AGO,
    history: seedNotificationSources,
    since: sendEveryNotification,
  },
  'por-asociar': {
    ...withoutPets,
    since: ({ ports, person }) => importPolicies(ports, person, [CURRENT_DOG, FUTURE_CAT]),
  },
  'con-cbu': { person: manBody, pets: [], startedAgo: CARD_EXPIRED_IN, history: seedAccounts },
  'con-gestiones': { ...lunaAndMishi, history: seedLegalRequests },
  'con-envios': { ...luna, history: seedClaims, since: awaitPapers },
};
