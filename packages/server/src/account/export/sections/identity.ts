import { findPerson } from '../../../person/repositories/persons.ts';
import { exportKnownIps, exportAccount } from '../../repositories/account-activity.ts';
import { genderNames, inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

/** Of the password only a hash is kept, and hashes are not exported. */
export const account: Section = {
  name: 'cuenta',
  tables: ['accounts', 'known_addresses'],
  async read(db, { accountId }) {
    const rows = await exportAccount(db, accountId);
    const ips = await exportKnownIps(db, accountId);
    return {
      email: rows?.email,
      creada: inArgentina(rows?.created_at ?? null),
      ultimoIngresoDesdeCadaConexion: ips.map(({ seen_at }) => inArgentina(seen_at)),
    };
  },
};

export const person: Section = {
  name: 'persona',
  tables: ['persons'],
  async read(db, { accountId }) {
    const rows = await findPerson(db, accountId);
    if (!rows) return null;
    const { direccion, numero, piso, departamento, localidad, provincia } = rows.datosDomicilio;
    return {
      nombre: rows.nombre,
      apellido: rows.apellido,
      dni: rows.dni,
      telefonoCelular: rows.tel_celular,
      fechaDeNacimiento: rows.fecha_nacimiento,
      genero: genderNames[rows.genero],
      domicilio: { direccion, numero, piso, departamento, localidad, provincia },
      cargada: inArgentina((await exportAccount(db, accountId))?.person_created_at ?? null),
    };
  },
};
