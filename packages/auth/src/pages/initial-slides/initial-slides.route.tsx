export { InitialSlidesPage as Component } from './initial-slides-page.tsx';
