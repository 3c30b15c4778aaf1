import { startJobQueue } from '@firstline/core';
import postgres from 'postgres';
import { Agent, request } from 'undici';

/**
 * What a pass through the queue costs: jobs are fetched 50 at a time, each has the same bytes sent to its address, and the 50 are completed.
 * Nothing is signed, recorded, retried, limited or checked. Prints how many it did a second.
 */
const [databaseUrl = '', url = '', body = '', jobsText = ''] = process.argv.slice(2);
const batchSize = 50;
const jobs = Number(jobsText);
const queue = 'bare';

const boss = await startJobQueue({
  databaseUrl,
  onError(error) {
    throw error;
  },
});
await boss.createQueue(queue);
for (let made = 0; made < jobs; made += 1_000) {
  const count = Math.min(1_000, jobs - made);
  const filled = Array.from({ length: count }, (_, n) => ({ data: { url: `${url}/${n % 50}` } }));
  await boss.insert(queue, filled);
}

// As autovacuum would by and by: planned for an empty table, a fetch reads all jobs.
const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
await sql`vacuum analyze`;
await sql.end();

const dispatcher = new Agent();
const headers = { 'content-type': 'application/json' };
const startedAt = performance.now();
let done = 0;
while (done < jobs) {
  const batch = await boss.fetch<{ url: string }>(queue, { batchSize });
  await Promise.all(
    batch.map(async ({ data }) => {
      const answer = await request(data.url, { method: 'POST', headers, body, dispatcher });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`a delivery was answered ${answer.statusCode}`);
    }),
  );
  await boss.complete(
    queue,
    batch.map(({ id }) => id),
  );
  done += batch.length;
}
const seconds = (performance.now() - startedAt) / 1_000;
process.stdout.write(`${JSON.stringify({ perSecond: done / seconds })}\n`);

await boss.deleteQueue(queue);
await dispatcher.close();
await boss.stop({ graceful: false });
