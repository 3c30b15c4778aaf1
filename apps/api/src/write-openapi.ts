import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApiDocument } from './openapi-document.ts';

writeFileSync(join(import.meta.dirname, '../openapi.json'), await createOpenApiDocument());
