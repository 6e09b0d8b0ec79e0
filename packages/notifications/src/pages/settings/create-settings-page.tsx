import type { NotificationsOptions } from '../../options.ts';
import { SettingsPage } from './settings-page.tsx';

/** The route's screen, with where the app keeps the token. */
export function createSettingsPage(options: NotificationsOptions) {
  return function NotificationSettingsScreen() {
    return <SettingsPage options={options} />;
  };
}
