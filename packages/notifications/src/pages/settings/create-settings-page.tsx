import type { NotificationsOptions } from '../../options.ts';
import { SettingsPage } from './settings-page.tsx';

export function createSettingsPage(options: NotificationsOptions) {
  return function NotificationSettingsRoute() {
    return <SettingsPage options={options} />;
  };
}
