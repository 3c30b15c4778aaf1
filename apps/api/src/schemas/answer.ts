import { type TSchema, Type } from '@sinclair/typebox';
import { commonAnswerHeaders } from './answer-headers.ts';

type About = { description: string; headers?: Record<string, TSchema>; example?: unknown };

/** An answer's schema with what the reference says about the answer itself. */
export function answer(schema: TSchema, { description, headers, example }: About): TSchema {
  return Type.Unsafe({
    ...schema,
    description,
    headers: { ...commonAnswerHeaders, ...headers },
    ...(example === undefined ? {} : { examples: [example] }),
  });
}
