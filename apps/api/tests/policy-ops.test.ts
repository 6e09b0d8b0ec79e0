import { expect, test } from 'vitest';
import { ops } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { newPerson } from './support/person.ts';
import { newPet } from './support/pet.ts';
import { spawnServer } from './support/spawn-server.ts';

async function insuredPerson(DATA_DIR: string) {
  const { url } = await spawnServer({ DATA_DIR });
  const { token, email } = await newPerson(url);
  await newPet(url, token);
  const listed = await ops(DATA_DIR, 'policy', 'list', email);
  return { email, number: /HU-\d{8}/.exec(listed.printed)?.[0] ?? '' };
}

test('a policy is cancelled once', async () => {
  const DATA_DIR = await preparedFolder();
  expect(await ops(DATA_DIR, 'policy', 'cancel', 'HU-00000001')).toEqual({
    code: 1,
    printed: '',
    complaints: 'No policy in an account has the number HU-00000001.',
  });
  const { email, number } = await insuredPerson(DATA_DIR);
  expect((await ops(DATA_DIR, 'policy', 'list', email)).printed).toMatch(/ valid$/m);
  expect(await ops(DATA_DIR, 'policy', 'cancel', number)).toMatchObject({
    code: 0,
    printed: `Policy ${number} cancelled.`,
  });
  expect((await ops(DATA_DIR, 'policy', 'list', email)).printed).toMatch(/ cancelled$/m);
  expect(await ops(DATA_DIR, 'policy', 'cancel', number)).toMatchObject({
    code: 1,
    complaints: `Policy ${number} was cancelled before.`,
  });
});
