import { type ClaimedDelivery, webhookPolicy } from '@firstline/core';

type Held = Pick<ClaimedDelivery, 'id' | 'webhookId'>;

/** Deliveries that are this worker's until what came of them is recorded. */
export class HeldDeliveries {
  readonly #ids = new Set<string>();
  readonly #ofEndpoint = new Map<string, number>();
  /** Endpoints of which more was due when their last attempts were recorded. */
  readonly #busy = new Set<string>();

  ids(): string[] {
    return [...this.#ids];
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  hold({ id, webhookId }: Held): void {
    this.#ids.add(id);
    this.#ofEndpoint.set(webhookId, (this.#ofEndpoint.get(webhookId) ?? 0) + 1);
  }

  /** Lets go of what was recorded, and notes of which endpoints more was due then. */
  letGo(recorded: readonly Held[], moreDue: readonly string[]): void {
    for (const { id, webhookId } of recorded) {
      this.#ids.delete(id);
      this.#busy.delete(webhookId);
      const left = (this.#ofEndpoint.get(webhookId) ?? 1) - 1;
      if (left > 0) this.#ofEndpoint.set(webhookId, left);
      else this.#ofEndpoint.delete(webhookId);
    }
    for (const webhookId of moreDue) this.#busy.add(webhookId);
  }

  /** Whether there is, or may be, another delivery that an attempt to this endpoint keeps from being picked. */
  isWaitedFor(webhookId: string): boolean {
    const open = this.#ofEndpoint.get(webhookId) ?? 0;
    return open >= webhookPolicy.attemptsAtATimeMax || this.#busy.has(webhookId);
  }
}
