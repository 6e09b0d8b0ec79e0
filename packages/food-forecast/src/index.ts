export { capacityOf } from './bag.ts';
export { type Forecast, type ForecastContext, forecastOf, plannedEnd } from './forecast.ts';
export { type Lasted, lastedOf } from './lasted.ts';
export type { Basis } from './rate.ts';
export { type Eater, type Share, sharesOf } from './shares.ts';
export { usualRate } from './usual-rate.ts';
