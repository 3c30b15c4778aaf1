import Bowser from 'bowser';

/** "Firefox on Windows", as a session's user agent tells it. */
export function nameDevice(userAgent: string | null): string {
  if (!userAgent) return 'An unknown program';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.slice(0, 60);
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
