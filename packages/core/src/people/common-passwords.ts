let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,000 passwords that are used most, in lower case: the list of zxcvbn, from `@zxcvbn-ts/language-common` (MIT). Loaded
 * when it is first needed, since most processes never are asked.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as Iterable<string>),
  );
  return loading;
}
