import { useNetwork } from '@mantine/hooks';
import classes from './offline-banner.module.css';

/** Says that the browser has no network, for as long as it has none. */
export function OfflineBanner() {
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <div className={classes.banner}>
          You are offline. What you see may be old; it is brought up to date when the network is back.
        </div>
      )}
    </div>
  );
}
