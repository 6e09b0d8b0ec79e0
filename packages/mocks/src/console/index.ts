export { mountConsole } from './mount-console.tsx';
