import type { ConfigItem } from '@huella/contract';
import {
  configNames,
  listConfigItems,
  setConfigItem,
  unsetConfigItem,
  type ConfigResult,
} from '@huella/server/operator';
import { isOneOf } from '../audited-args.ts';
import { CommandFailure, onlyArg, UsageError, type Command } from '../command.ts';

export const listConfig: Command = {
  name: 'config list',
  usage: '',
  summary: 'List the configuration items: the URL, title and text of the chat',
  printsTable: true,
  run: async ({ db, printTable }) => {
    printTable(await listConfigItems(db), columns, { empty: 'No configuration items.' });
  },
};

export const setConfig: Command = {
  name: 'config set',
  usage: 'KEY VALUE',
  summary: 'Set a configuration item; the app shows it within minutes',
  auditedArgs: [isOneOf(configNames)],
  run: async ({ db, args, print }) => {
    const [key = '', value, ...more] = args;
    if (value === undefined || more.length > 0)
      throw new UsageError('Expected a KEY and its VALUE, in quotation marks when it has blanks.');
    const nombre = toName(key);
    const result = await setConfigItem(db, { nombre, valor: value });
    if (result !== 'set') throw new CommandFailure(rejections[result]);
    print(`${nombre} set.`);
  },
};

export const unsetConfig: Command = {
  name: 'config unset',
  usage: 'KEY',
  summary: 'Take a configuration item back to its default',
  auditedArgs: [isOneOf(configNames)],
  run: async ({ db, args, print }) => {
    const nombre = toName(onlyArg(args, 'KEY'));
    await unsetConfigItem(db, nombre);
    print(`${nombre} is at its default.`);
  },
};

const rejections: Readonly<Record<Exclude<ConfigResult, 'set'>, string>> = {
  invalid_text: 'The VALUE is empty, too long, or has characters that nobody can read.',
  not_a_url: 'The VALUE is not a URL that starts with http:// or https://.',
};

function toName(word: string): ConfigItem['nombre'] {
  const name = configNames.find((candidate) => candidate === word);
  if (name === undefined) throw new UsageError(`The KEY is one of ${configNames.join(', ')}.`);
  return name;
}

const columns = {
  KEY: ({ nombre }: ConfigItem) => nombre,
  VALUE: ({ valor }: ConfigItem) => valor,
};
