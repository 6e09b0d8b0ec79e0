export { LegalButtons } from './components/legal-buttons/legal-buttons.tsx';
export { LegalFooter } from './components/legal-footer/legal-footer.tsx';
export { legalPaths } from './paths.ts';
export { legalRoutes } from './routes.ts';
