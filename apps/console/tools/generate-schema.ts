import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

type Operation = {
  security?: Record<string, unknown>[];
  responses: Record<string, { headers?: unknown; content?: Record<string, { schema?: unknown }> }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

const header = `/**
 * The API as the console calls it: generated from apps/api/openapi.json by \`node apps/console/tools/write-schema.ts\`.
 * A test fails when it is out of date.
 */

`;

/**
 * The types of the routes that a signed-in person may call. What the console does not look at is left out, since it is nine
 * tenths of the text: response headers, and the failures, which all have one shape.
 */
export async function generateSchema(openapiJson: string): Promise<string> {
  const document = JSON.parse(openapiJson) as Document;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!operation.security?.some((one) => 'session' in one || Object.keys(one).length === 0)) {
        delete operations[method];
        continue;
      }
      const isPeople = path.startsWith('/api/auth/');
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) >= 400) delete operation.responses[status];
        else delete response.headers;
      }
      operation.responses.default = {
        ...{ description: 'A failure.' },
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${isPeople ? 'AuthError' : 'Error'}` },
          },
        },
      };
    }
    if (Object.keys(operations).length === 0) delete document.paths[path];
  }
  const { paths, ...rest } = document;
  const { webhooks: _, ...described } = rest as { webhooks?: unknown };
  const nodes = await openapiTS({ ...described, paths } as unknown as OpenAPI3, { alphabetize: false });
  return header + astToString(nodes);
}
