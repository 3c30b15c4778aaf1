/** Whether an error says that a row was refused because another one has its value, under the named constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505' && 'constraint_name' in cause) {
      return cause.constraint_name === constraint;
    }
  }
  return false;
}
