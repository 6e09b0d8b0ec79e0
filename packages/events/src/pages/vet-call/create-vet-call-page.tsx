import type { EventsOptions } from '../../options.ts';
import { VetCallPage } from './vet-call-page.tsx';

/** The route's screen, with what the app knows. */
export function createVetCallPage({ phone }: EventsOptions) {
  return function VetCallScreen() {
    return <VetCallPage phone={phone} />;
  };
}
