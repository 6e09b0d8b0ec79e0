export { RegisterPage as Component } from './register-page.tsx';
