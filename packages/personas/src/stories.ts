import { FILES_TOOK, tellOfFiles } from './claims-with-files.ts';
import { associate } from './associate.ts';
import type { CallApi } from './call-api.ts';
import { cancelFirstPolicy, resolveCancellations, seedCancellations } from './cancellations.ts';
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
import { ENDED_TOOK, endClaims } from './ended-claims.ts';
import { seedForgotten, seedYear } from './events.ts';
import { COVERED_DOG, FUTURE_CAT, importPolicies } from './external-policies.ts';
import { answerFirstClaim } from './first-claim.ts';
import { seedFood, seedFoodHistory } from './food.ts';
import { seedHistory } from './history.ts';
import { addVideoCalls, leavePermethrinRecord } from './insurer-events.ts';
import { actOnStages, STAGES_TOOK } from './insurer-stages.ts';
import { seedLegalRequests } from './legal-requests.ts';
import { answerWithRequests } from './many-indications.ts';
import { seedToldOf, tellEverything, TOLD_TOOK } from './notifications.ts';
import type { Past } from './past.ts';
import { CARD_EXPIRED_IN, seedAccounts } from './payment-methods.ts';
import { longPersonBody, manBody, personBody } from './personal-data.ts';
import type { PersonaName } from './personas.ts';
import { LONG_NAMES, LUNA, MANY, MISHI, ROCCO, type PetSeed } from './pets.ts';
import { awaitPapers } from './unsent-papers.ts';
import { endLinks, followLinks, LINKS_TOOK } from './vet-links.ts';

/** How one of the people became who they are. */
export interface Story {
  /** The personal data; null: none were given, and nothing follows. */
  readonly person: ((localidad: number) => unknown) | null;
  readonly pets: readonly PetSeed[];
  /** How long ago all this was, in milliseconds; now unless given. */
  readonly began?: number;
  /** What the person did then, by calls of the contract. */
  readonly history?: (api: CallApi, token: string, now: Date) => Promise<void>;
  /** What the insurer, vets and the person did since. */
  readonly since?: (past: Past) => Promise<void>;
}

const luna = { person: personBody, pets: [LUNA] };
const lunaAndMishi = { person: personBody, pets: [LUNA, MISHI] };
const all = { person: personBody, pets: [LUNA, MISHI, ROCCO] };
const withoutPets = { person: personBody, pets: [] };

export const stories: Readonly<Record<PersonaName, Story>> = {
  nueva: { person: null, pets: [] },
  'con-datos': withoutPets,
  asegurada: lunaAndMishi,
  'con-historia': { ...luna, history: seedHistory },
  'con-siniestros': { ...lunaAndMishi, history: seedClaims, since: answerFirstClaim },
  'en-cada-etapa': { ...luna, began: STAGES_TOOK, history: seedStages, since: actOnStages },
  'siniestros-resueltos': { ...luna, began: ENDED_TOOK, history: seedTwoClaims, since: endClaims },
  'muchas-indicaciones': { ...luna, history: seedConsultations, since: answerWithRequests },
  'enlaces-en-curso': { ...luna, history: seedCurrentLinks, since: followLinks },
  'enlaces-caidos': { ...luna, began: LINKS_TOOK, history: seedLinks, since: endLinks },
  'con-archivos': { ...luna, began: FILES_TOOK, history: seedForFiles, since: tellOfFiles },
  'denuncia-rechazada': {
    ...withoutPets,
    since: async (past) => {
      await importPolicies(past.ports, past.person, [FUTURE_CAT]);
      await associate(past);
    },
  },
  'con-calendario': { ...lunaAndMishi, history: seedYear, since: addVideoCalls },
  'con-atrasos': { ...lunaAndMishi, began: 90 * DAY, history: seedForgotten },
  'con-permetrina': { ...lunaAndMishi, since: leavePermethrinRecord },
  'con-alimento': { person: personBody, pets: [LUNA, ROCCO, MISHI], history: seedFood },
  'veinte-bolsas': { ...luna, history: seedFoodHistory },
  'sesion-vencida': lunaAndMishi,
  'muchas-mascotas': { person: personBody, pets: MANY },
  'nombres-largos': { person: longPersonBody, pets: LONG_NAMES },
  'poliza-vencida': { ...lunaAndMishi, began: 400 * DAY },
  'poliza-anulada': { ...lunaAndMishi, since: cancelFirstPolicy },
  'con-bajas': { ...all, history: seedCancellations, since: resolveCancellations },
  'con-cambios': { ...all, history: seedChanges, since: resolveChanges },
  'con-avisos': { ...luna, began: TOLD_TOOK, history: seedToldOf, since: tellEverything },
  'por-asociar': {
    ...withoutPets,
    since: ({ ports, person }) => importPolicies(ports, person, [COVERED_DOG, FUTURE_CAT]),
  },
  'con-cbu': { person: manBody, pets: [], began: CARD_EXPIRED_IN, history: seedAccounts },
  'con-gestiones': { ...lunaAndMishi, history: seedLegalRequests },
  'con-envios': { ...luna, history: seedClaims, since: awaitPapers },
};
