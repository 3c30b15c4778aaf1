import { type Tier, tiers } from '../../policy.ts';

/** One call as its caller sends it. `key` is one of the account's keys, `name` the Idempotency-Key. */
export type ModelCall = { key: number; name: string | undefined; body: number };
export type Hold = ModelCall & { at: number; expiresAt: number; month: Month; gone: boolean };
type Month = { limit: number; granted: number; used: number; held: number };
type Day = { calls: number; credits: number; hits: number };
type Lease = { body: number; hold: Hold; settledAt?: number };

const cost = 5;
const holdMs = 45_000;
const keptMs = 24 * 3_600_000;

/**
 * What an account is to its owner, in as few lines as it takes: months with credits, calls that hold some, keys, names, usage. The
 * property test compares it with the system after each step; it shares no code with what it is compared with but the tiers' table.
 */
export class AccountModel {
  readonly months = new Map<number, Month>();
  readonly days = new Map<string, Day>();
  readonly revoked = new Set<number>();
  readonly holds = new Set<Hold>();
  readonly leases = new Map<string, Lease>();
  credits: number | null = null;
  inFlight: number | null = null;
  now: number;
  tier: Tier;
  private readonly anchor: Date;

  constructor(now: number, tier: Tier) {
    this.now = now;
    this.tier = tier;
    this.anchor = new Date(now);
  }

  /** What the call is answered at once, or what it holds while its draft is written. */
  begin(call: ModelCall): string | Hold {
    if (this.revoked.has(call.key)) return 'api_key_revoked';
    const lease = call.name === undefined ? undefined : this.leases.get(call.name);
    const until = lease?.settledAt === undefined ? lease?.hold.expiresAt : lease.settledAt + keptMs;
    if (lease && until !== undefined && until > this.now) {
      this.count(this.now);
      if (lease.body !== call.body) return 'idempotency_key_reused';
      if (lease.settledAt === undefined) return 'idempotency_in_progress';
      this.month();
      return 'replay';
    }
    if (lease && lease.settledAt === undefined) this.giveBack(lease.hold);
    if (this.holds.size >= (this.inFlight ?? tiers[this.tier].inFlight)) {
      this.day(this.now).hits++;
      return 'concurrency_limit_exceeded';
    }
    if (lease && call.name) this.leases.delete(call.name);
    const month = this.month();
    if (month.used + month.held + cost > month.limit) {
      this.count(this.now);
      return 'insufficient_credits';
    }
    const hold = { ...call, at: this.now, expiresAt: this.now + holdMs, month, gone: false };
    month.held += cost;
    this.holds.add(hold);
    if (call.name !== undefined) this.leases.set(call.name, { body: call.body, hold });
    return hold;
  }

  /** What a call is answered once its draft is written (`ok`), or failed with a code. */
  end(hold: Hold, written: string): string {
    const failure = written !== 'ok' ? written : hold.gone && !hold.name ? 'generation_failed' : undefined;
    if (!this.holds.has(hold)) return failure ?? 'service_unavailable';
    if (failure) {
      this.giveBack(hold);
      return failure;
    }
    this.holds.delete(hold);
    hold.month.held -= cost;
    hold.month.used += cost;
    this.count(hold.at, cost);
    if (hold.name !== undefined) this.leases.set(hold.name, { body: hold.body, hold, settledAt: this.now });
    return 'ok';
  }

  sweep(): void {
    for (const hold of [...this.holds]) if (hold.expiresAt <= this.now) this.giveBack(hold);
  }

  /** Another tier or another override: the running month follows at once. */
  setLimits(changes: Partial<Pick<AccountModel, 'tier' | 'credits' | 'inFlight'>>): void {
    Object.assign(this, changes);
    if (!('tier' in changes || 'credits' in changes)) return;
    const month = this.month();
    month.limit = this.allowance() + month.granted;
  }

  grant(amount: number): void {
    const month = this.month();
    month.limit += amount;
    month.granted += amount;
  }

  /** The n-th month's start: the anchor's day, or the month's last where it has no such day. */
  monthStart(n: number): number {
    const [year, month, day] = [
      this.anchor.getUTCFullYear(),
      this.anchor.getUTCMonth() + n,
      this.anchor.getUTCDate(),
    ];
    return Date.UTC(year, month, Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate()));
  }

  /** How many months after the first it is. */
  monthNumber(): number {
    let n = 0;
    while (this.monthStart(n + 1) <= this.now) n++;
    return n;
  }

  private month(): Month {
    const start = this.monthStart(this.monthNumber());
    const month = this.months.get(start) ?? { limit: this.allowance(), granted: 0, used: 0, held: 0 };
    this.months.set(start, month);
    return month;
  }

  private allowance(): number {
    return this.credits ?? tiers[this.tier].monthlyCredits;
  }

  private giveBack(hold: Hold): void {
    this.holds.delete(hold);
    hold.month.held -= cost;
    this.count(hold.at);
    if (hold.name !== undefined && this.leases.get(hold.name)?.hold === hold) this.leases.delete(hold.name);
  }

  private count(at: number, credits = 0): void {
    const day = this.day(at);
    day.calls++;
    day.credits += credits;
  }

  private day(at: number): Day {
    const date = new Date(at).toISOString().slice(0, 10);
    const day = this.days.get(date) ?? { calls: 0, credits: 0, hits: 0 };
    this.days.set(date, day);
    return day;
  }
}
