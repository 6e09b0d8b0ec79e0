export { capacityOf } from './bag.ts';
export { type Forecast, type ForecastContext, forecastOf, plannedEnd } from './forecast.ts';
export { type Consumption, consumptionOf } from './consumption.ts';
export type { Basis } from './rate.ts';
export { type WeighedPet, type Share, sharesOf } from './shares.ts';
export { usualRate } from './usual-rate.ts';
