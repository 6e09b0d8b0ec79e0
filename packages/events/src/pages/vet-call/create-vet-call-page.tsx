import type { EventsOptions } from '../../options.ts';
import { VetCallPage } from './vet-call-page.tsx';

export function createVetCallPage({ phone }: EventsOptions) {
  return function VetCallRoute() {
    return <VetCallPage phone={phone} />;
  };
}
