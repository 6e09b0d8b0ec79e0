import { addVideoCall, cancelVideoCall, listPetEvents, type VideoCallResult } from '@huella/server/operator';
import { isId } from '../audited-args.ts';
import { CommandFailure, onlyId, UsageError, type Command } from '../command.ts';

const clock = { now: () => new Date() };

export const addCall: Command = {
  name: 'event video-call',
  usage: 'PET --at "YYYY-MM-DD HH:MM" --info TEXT',
  summary:
    'Add a video call to a pet’s calendar, in Argentine time; its owner reads the text: the vet, and how it is held',
  auditedArgs: [isId],
  run: async ({ db, args, options, print }) => {
    const petId = onlyId(args);
    const [day = '', time = '', ...others] = (options.at ?? '').split(/[ T]/);
    if (time === '' || others.length > 0)
      throw new UsageError('--at is a day and a time: "2026-12-01 15:30".');
    const result = await addVideoCall({ db, clock }, petId, { day, time, info: options.callInfo ?? '' });
    if (typeof result === 'string') throw callFailure(petId, result);
    print(`Video call ${result.id} added to the calendar of pet ${petId}.`);
  },
};

function callFailure(petId: number, result: Extract<VideoCallResult, string>): CommandFailure {
  const sentences = {
    not_found: `No pet has the id ${petId}.`,
    invalid_time: '--at is no day and time that there are, or too far away.',
    invalid_text: 'The --info is missing, too long, or has characters that nobody can read.',
  } as const;
  return new CommandFailure(sentences[result]);
}

export const listEvents: Command = {
  name: 'event list',
  usage: 'PET',
  summary: 'List the events of a pet, newest first',
  printsTable: true,
  run: async ({ db, args, printTable }) => {
    const petId = onlyId(args);
    const events = await listPetEvents(db, petId);
    if (!events) throw new CommandFailure(`No pet has the id ${petId}.`);
    printTable(
      events,
      {
        ID: ({ id }) => id,
        KIND: ({ kind }) => kind,
        WHEN: ({ moment }) => moment.replace('T', ' '),
        DONE: ({ done }) => (done ? 'yes' : 'no'),
        TEXT: ({ text }) => text,
      },
      { empty: 'No events.' },
    );
  },
};

export const cancelCall: Command = {
  name: 'event cancel',
  usage: 'ID',
  summary: 'Take a video call back: it is gone from the pet’s calendar',
  auditedArgs: [isId],
  run: async ({ db, args, print }) => {
    const id = onlyId(args);
    const result = await cancelVideoCall(db, id);
    if (result === 'not_found') throw new CommandFailure(`No event has the id ${id}.`);
    if (result === 'not_a_video_call')
      throw new CommandFailure(`Event ${id} is its owner’s, and no video call.`);
    print(`Video call ${id} cancelled.`);
  },
};
