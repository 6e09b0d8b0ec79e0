import { expect, test } from 'vitest';
import { authRoutes } from './routes.ts';

test('every screen is public and has a title', () => {
  expect(authRoutes.map(({ path, handle }) => [path, handle])).toEqual([
    ['/login', { title: 'Iniciar sesión', access: 'public' }],
    ['/initial-slides', { title: 'Conozca Huella', access: 'public' }],
    ['/register', { title: 'Crear una cuenta', access: 'public' }],
    ['/pass-recover', { title: 'Recuperar contraseña', access: 'public' }],
  ]);
});
