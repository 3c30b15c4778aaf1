import type { BrowserContext } from 'playwright-core';

/** What no page of the console may do, as it is seen. */
export type Watch = { problems(): string[] };

/** An answer that is an error is the API's business; the browser notes each as an error of the page. */
const failedAnswer = /^Failed to load resource: the server responded with a status of [45]\d\d/;
/** A test that takes the network away. */
const noNetwork = /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

/** Notes requests to other hosts, breaches of the Content-Security-Policy, and errors, in every page of a browser context. */
export async function watchPages(context: BrowserContext, origin: string): Promise<Watch> {
  const problems: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'blob:') problems.push(`asked another host: ${url.href}`);
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().stack}`));
  context.on('console', (message) => {
    const text = message.text();
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !failedAnswer.test(text) && !noNetwork.test(text)) problems.push(`console: ${text}`);
  });
  await context.exposeFunction('noteBreach', (breach: string) => problems.push(breach));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteBreach } = window as unknown as { noteBreach(breach: string): void };
      noteBreach(
        `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  return { problems: () => problems };
}
