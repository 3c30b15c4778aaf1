import classes from './wordmark.module.css';

/** The product's sign and name. */
export function Wordmark() {
  return (
    <span className={classes.mark}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" className={classes.ground} />
        <path d="M9 10h14" className={classes.first} />
        <path d="M9 16h9M9 22h6" className={classes.rest} />
      </svg>
      Firstline
    </span>
  );
}
