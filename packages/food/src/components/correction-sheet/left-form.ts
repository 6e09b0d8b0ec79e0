import { zodResolver } from '@hookform/resolvers/zod';
import { kilogramsLeft } from '@huella/validation/food';
import { parseDecimal } from '@huella/validation/number';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

export interface LeftForm {
  kilos: string;
}

export interface Left {
  kilos: number;
}

export function resolverOfLeft(capacity: number): Resolver<LeftForm, unknown, Left> {
  return zodResolver(
    z.object({ kilos: z.pipe(z.pipe(z.string(), z.transform(parseDecimal)), kilogramsLeft(capacity)) }),
  );
}
