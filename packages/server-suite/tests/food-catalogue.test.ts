/** Every bag of the catalogue, and every other size. */
import { calls, type Animal, type Food } from '@huella/contract';
import { beforeAll, expect, test } from 'vitest';
import { fieldMessages, type Client } from '../src/client.ts';
import { addPet, signUpWithPerson } from '../src/fixtures.ts';
import { bagBody } from '../src/food.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();
let client: Client;
let pets: Record<Animal, number>;
let foods: readonly Food[];

beforeAll(async () => {
  client = await signUpWithPerson(ctx());
  pets = { Perro: await addPet(client), Gato: await addPet(client, { animal: 'Gato', raza: 'Mestizo' }) };
  foods = (await client.call(calls.listFoods)).body;
});

/** The server's response about a bag; deletes an accepted one. */
async function answerTo(animal: Animal, alimentoId: number, kilos: number): Promise<unknown> {
  const body = bagBody([pets[animal]], { alimentoId, kilos });
  const reply = await client.call(calls.createFoodBag, { body });
  if (reply.status === 422) return fieldMessages(reply);
  await ctx().ports.db.deleteFrom('food_bags').execute();
  return reply.status;
}

test('of 137 foods and 14 sizes exactly the 275 bags that are sold are taken', async () => {
  const sizes = [...new Set(foods.flatMap(({ presentaciones }) => presentaciones))];
  expect([foods.length, sizes.length]).toEqual([137, 14]);
  let taken = 0;
  for (const { id, animal, presentaciones } of foods)
    for (const kilos of sizes) {
      const isSold = presentaciones.includes(kilos);
      const answer = await answerTo(animal, id, kilos);
      const rejected = { kilos: 'Ese alimento no viene en ese tamaño. Por favor, elija otro' };
      expect([id, kilos, answer]).toEqual([id, kilos, isSold ? 201 : rejected]);
      if (isSold) taken += 1;
    }
  expect(taken).toBe(275);
}, 300_000);

test('none is taken for the other species, and a brand that has none for it is named', async () => {
  for (const { id, marca, animal, presentaciones } of foods) {
    const other = animal === 'Perro' ? 'Gato' : 'Perro';
    const answer = await answerTo(other, id, presentaciones[0] ?? 0);
    const hasOther = foods.some((food) => food.marca === marca && food.animal === other);
    const alimentoId = hasOther
      ? 'Ese alimento no es para la especie elegida. Por favor, elija otro'
      : 'Ups... La marca que selecciono no posee alimentos para su mascota.';
    expect([id, answer]).toEqual([id, { alimentoId }]);
  }
});
