/** Where somebody would be let: `up on the roof`, `into the cellar`. */
export const goesThere =
  /^(?:aboard|down|in|inside|into|onto|out|over|round|through|under|up)(?: (?:at|by|in|into|on|onto|to))? (?:an?|her|his|one|the|their|your)\b/u;
