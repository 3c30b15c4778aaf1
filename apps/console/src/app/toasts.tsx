import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where short notices of what was done come up. */
export function Toasts() {
  return <Notifications position="bottom-right" />;
}
