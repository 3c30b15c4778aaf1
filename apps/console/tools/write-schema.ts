import { readFile, writeFile } from 'node:fs/promises';
import { generateSchema } from './generate-schema.ts';

const openapi = await readFile(new URL('../../api/openapi.json', import.meta.url), 'utf8');
await writeFile(new URL('../src/api/schema.ts', import.meta.url), await generateSchema(openapi));
