export { PassRecoverPage as Component } from './pass-recover-page.tsx';
