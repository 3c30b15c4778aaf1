import type { operations } from '../../api/schema.ts';

export type Account = operations['getAccount']['responses'][200]['content']['application/json']['data'];
