type Fields = Record<string, unknown>;

const levels: Record<number, string> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };
/** What `pnpm dev` says itself, or what happens every few minutes whether or not there was something to do. */
const expected = /^(listening|working|stopping|tables maintained|Server listening at .*)$/;
/** Set by `pnpm dev` itself. */
const ownDoing = /^WEBHOOK_ALLOW_LOOPBACK is set/;
/** Told by the line's place, or of use in a log store only. */
const plumbing = ['level', 'time', 'name', 'msg', 'pid', 'hostname', 'reqId', 'account_id', 'key_id'];

/**
 * A process's line for a reader: one short line a request, everything else as it is. Undefined for lines that tell
 * a developer nothing new.
 */
export function formatLogLine(name: string, line: string): string | undefined {
  const fields = parseFields(line);
  if (!fields) return line.trim() ? `${name}: ${line}` : undefined;
  const { msg, level, time } = fields;
  if (level === 30 && expected.test(String(msg))) return undefined;
  if (ownDoing.test(String(msg))) return undefined;
  // The receiver says that it came.
  if (msg === 'delivery attempted' && fields.outcome === 'delivered') return undefined;
  const start = `${clockTime(time)} ${levels[Number(level)] ?? ''}`;
  return start + (msg === 'request' ? formatRequest(fields) : `${name}: ${formatRest(fields)}`);
}

function formatRequest({ method, route, status, ms, error_code, credits, request_id }: Fields): string {
  const outcome = error_code === undefined ? `${status}` : `${status} ${error_code}`;
  return `${method} ${route} ${outcome} ${ms} ms ${credits} credits ${request_id}`;
}

function formatRest(fields: Fields): string {
  const rest = Object.entries(fields)
    .filter(([field]) => !plumbing.includes(field))
    .map(([field, value]) => `${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [fields.msg, ...rest].filter((part) => part !== undefined).join(' ');
}

/** Hours, minutes and seconds of the reader's day. */
function clockTime(time: unknown): string {
  const at = new Date(typeof time === 'number' || typeof time === 'string' ? time : Number.NaN);
  if (Number.isNaN(at.getTime())) return '--:--:--';
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function parseFields(line: string): Fields | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Fields;
  } catch {
    return undefined;
  }
}
