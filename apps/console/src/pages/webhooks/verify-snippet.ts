/** A whole receiver for Node: it checks each call's signature and age, and answers at once. */
export const verifySnippet = `// npm install standardwebhooks
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.FIRSTLINE_WEBHOOK_SECRET);

createServer(async (request, response) => {
  // The bytes as they came: JSON that was parsed and written anew has another signature.
  const body = await text(request);
  try {
    const event = webhook.verify(body, request.headers);
    // The same id may come again: do what it asks for once.
    console.log(event.id, event.type);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(process.env.PORT ?? 8080));
`;
