export { ChangeNotices, type ChangeNoticesProps } from './components/change-notices/change-notices.tsx';
