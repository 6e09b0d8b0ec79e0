/** What the app shows of cards on other pages. Apart from the routes, so that the first screen does not load it. */
export { CardSkeleton } from './components/insured-card/card-skeleton.tsx';
export { NewCard } from './components/new-card/new-card.tsx';
