/**
 * Loaded into every process that `pnpm dev` starts: stops it when the channel to its parent closes, which the system
 * does however the parent ends. Without it, a killed `pnpm dev` would leave processes on its ports.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone keeps no process running.
process.channel?.unref();
