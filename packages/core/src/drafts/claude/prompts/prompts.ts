import type { PromptVersion } from '../model-configurations.ts';
import { p1 } from './p1.ts';
import type { Prompt } from './prompt.ts';

export const prompts: Record<PromptVersion, Prompt> = { p1 };
