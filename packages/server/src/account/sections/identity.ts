import { findPerson } from '../../repositories/persons.ts';
import { heldAddresses, heldSince } from '../../repositories/held-traces.ts';
import { genderNames, inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

/** The account itself. Of the password only a hash is kept, and no hash is exported. */
export const account: Section = {
  name: 'cuenta',
  tables: ['accounts', 'known_addresses'],
  async read(db, { accountId }) {
    const held = await heldSince(db, accountId);
    const addresses = await heldAddresses(db, accountId);
    return {
      email: held?.email,
      creada: inArgentina(held?.created_at ?? null),
      ultimoIngresoDesdeCadaConexion: addresses.map(({ seen_at }) => inArgentina(seen_at)),
    };
  },
};

/** Null until the person gives their data. */
export const person: Section = {
  name: 'persona',
  tables: ['persons'],
  async read(db, { accountId }) {
    const held = await findPerson(db, accountId);
    if (!held) return null;
    const { localidadId: _id, ...domicilio } = held.datosDomicilio;
    return {
      nombre: held.nombre,
      apellido: held.apellido,
      dni: held.dni,
      telefonoCelular: held.tel_celular,
      fechaDeNacimiento: held.fecha_nacimiento,
      genero: genderNames[held.genero],
      domicilio,
      cargada: inArgentina((await heldSince(db, accountId))?.person_created_at ?? null),
    };
  },
};
