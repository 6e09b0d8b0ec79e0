import { ListButton } from '@huella/ui';
import { use } from 'react';
import { copy } from '../copy.ts';
import { StartTour } from '../tour/start-tour.ts';

export function TourRow() {
  const start = use(StartTour);
  return <ListButton onClick={start} icon="flag" {...copy.settings.tour} />;
}
