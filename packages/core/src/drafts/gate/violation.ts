/** The faults for which no draft is served. */
export type ViolationCode =
  | 'empty'
  | 'placeholder'
  | 'invented_fact'
  | 'reply_prefix'
  | 'markdown'
  | 'html'
  | 'code_fence'
  | 'option_list'
  | 'talk_about_draft'
  | 'leaked_instructions'
  | 'several_subjects'
  | 'subject_form'
  | 'too_long';

/** One fault of a draft. */
export type Violation = {
  code: ViolationCode;
  /** What is wrong, in words that a writer can act on. */
  message: string;
  /** The words that are at fault, at most 80 characters. */
  excerpt?: string;
};

const excerptLengthMax = 80;

export function createViolation(code: ViolationCode, message: string, excerpt?: string): Violation {
  if (excerpt === undefined) return { code, message };
  return { code, message, excerpt: [...excerpt.trim()].slice(0, excerptLengthMax).join('') };
}
