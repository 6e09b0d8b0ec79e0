import { Page } from '@huella/ui';
import { titles } from '../../titles.ts';

export function WeightPage() {
  return <Page title={titles.weight}>{null}</Page>;
}
