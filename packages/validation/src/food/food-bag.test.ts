import { expect, test } from 'vitest';
import { messagesOf } from '../messages-of.ts';
import { bookedDay, foodBagSchema, kilogramsLeft } from './food-bag.ts';
import { bagError } from './bag-error.ts';

const today = '2026-11-28';
const bag = {
  mascotas: [1],
  alimentoId: 7,
  kilos: 7.5,
  fechaCompra: '2026-11-01',
  duracion: 31,
  nombrePetShop: "Pet's & Co. 24 hs",
  contactoProveedor: '(011) 4555-1234',
  modalidadCompra: 'WhatsApp',
};
const messagesFor = (changed: object) => messagesOf(foodBagSchema(today), { ...bag, ...changed });

test('a bag is taken as it was typed, blanks collapsed, no price as null', () => {
  const read = foodBagSchema(today).safeParse({ ...bag, nombrePetShop: '  El   Ñandú ' });
  expect(read.data).toEqual({ ...bag, nombrePetShop: 'El Ñandú', precio: null });
});

test.each([
  [{ mascotas: [] }, { mascotas: 'Ups... Al menos una mascota debe comer del alimento!' }],
  [{ alimentoId: null }, { alimentoId: 'Por favor, elija el alimento' }],
  [{ kilos: null }, { kilos: 'Por favor, elija el tamaño de la bolsa' }],
  [{ kilos: 0 }, { kilos: 'Por favor, elija el tamaño de la bolsa' }],
  [{ fechaCompra: '' }, { fechaCompra: 'Por favor, ingrese la fecha de compra' }],
  [
    { fechaCompra: '2026-02-30' },
    { fechaCompra: 'Por favor, ingrese una fecha válida, por ejemplo 05/03/2020' },
  ],
  [{ fechaCompra: '2026-11-29' }, { fechaCompra: 'La fecha de compra no puede ser posterior a hoy' }],
  [{ fechaCompra: '2021-11-27' }, { fechaCompra: 'Por favor, revise el año de la compra' }],
  [{ duracion: null }, { duracion: 'Por favor, ingrese para cuántos días alcanza' }],
  [{ duracion: 0 }, { duracion: 'La duración puede ser de 1 a 365 días' }],
  [{ duracion: 366 }, { duracion: 'La duración puede ser de 1 a 365 días' }],
  [{ nombrePetShop: ' ' }, { nombrePetShop: 'Por favor, ingrese el nombre del pet shop' }],
  [
    { nombrePetShop: 'http://x' },
    {
      nombrePetShop:
        'El nombre puede llevar letras, números, espacios y los signos . , - / & + ( ) ° # y apóstrofo',
    },
  ],
  [{ contactoProveedor: '' }, { contactoProveedor: 'Por favor, ingrese el teléfono del pet shop' }],
  [
    { contactoProveedor: '12345' },
    {
      contactoProveedor: 'El teléfono debe tener entre 6 y 15 dígitos; puede llevar + ( ) - y espacios',
    },
  ],
  [{ modalidadCompra: 'Paloma' }, { modalidadCompra: 'Por favor, elija cómo compra' }],
  [{ precio: -1 }, { precio: 'Por favor, ingrese el precio en pesos, sin centavos' }],
  [{ precio: 1.5 }, { precio: 'Por favor, ingrese el precio en pesos, sin centavos' }],
])('%j is refused at its field', (changed, messages) => {
  expect(messagesFor(changed)).toEqual(messages);
});

test.each([{ duracion: 1 }, { duracion: 365 }, { fechaCompra: today }, { fechaCompra: '2021-11-28' }])(
  '%j is taken: edges count',
  (changed) => {
    expect(messagesFor(changed)).toEqual({});
  },
);

const left = (kilos: unknown) => kilogramsLeft(7.5).safeParse(kilos).success;

test('what is left is between nothing and what there was, with one decimal', () => {
  expect([0, 0.1, 7.5].map(left)).toEqual([true, true, true]);
  expect([-0.1, 7.6, 1.25, Number.NaN, '3', null].map(left)).toEqual(Array(6).fill(false));
});

test('something is said of a day from the purchase to today', () => {
  const booked = (day: string) => bookedDay({ from: '2026-11-01', today }).safeParse(day).success;
  expect(['2026-11-01', today].map(booked)).toEqual([true, true]);
  expect(['2026-10-31', '2026-11-29', ''].map(booked)).toEqual([false, false, false]);
});

test('only animals of one species eat a food of theirs, of a bag that is sold', () => {
  const forDogs = { animal: 'Perro', presentaciones: [3, 7.5] } as const;
  expect(bagError(['Perro', 'Perro'], forDogs, 7.5)).toBeNull();
  expect(bagError([], forDogs, 3)?.message).toBe('Ups... Al menos una mascota debe comer del alimento!');
  expect(bagError(['Perro', 'Gato'], forDogs, 3)?.message).toBe(
    'Ups... Perros y gatos no pueden comer del mismo alimento.',
  );
  expect(bagError(['Gato'], forDogs, 3)?.path).toBe('alimentoId');
  expect(bagError(['Perro'], undefined, 3)?.path).toBe('alimentoId');
  expect(bagError(['Perro'], forDogs, 15)?.path).toBe('kilos');
});
