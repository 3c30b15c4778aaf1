/** The first call that a newcomer makes. */
const sampleRequest = {
  persona: 'Head of Operations at a mid-sized logistics company',
  offer: 'Route planning software that cuts empty kilometres',
  goal: 'Book a 20-minute introduction call',
  tone: 'friendly',
};

export type BannerFacts = {
  url: string;
  consoleUrl: string;
  /** Who writes the drafts, in a few words. */
  engine: string;
  apiKey: string;
  email: string;
  password: string;
};

/** What a developer needs to make the first call. */
export function formatBanner({ url, consoleUrl, engine, apiKey, email, password }: BannerFacts): string {
  return `
Firstline is ready: ${url}

  Drafts      ${engine}
  Console     ${consoleUrl}
  Sign-in     ${email}  ${password}
  Reference   ${url}/docs
  Webhooks    printed below as they arrive at the demo account's endpoint
  Stop        Ctrl-C

${formatCurl({ url, apiKey })}
`;
}

/** A command for any POSIX shell. */
export function formatCurl({ url, apiKey }: { url: string; apiKey: string }): string {
  return [
    `curl -sS ${url}/api/v1/emails/generate`,
    `-H 'Authorization: Bearer ${apiKey}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify(sampleRequest)}'`,
  ].join(' \\\n  ');
}
