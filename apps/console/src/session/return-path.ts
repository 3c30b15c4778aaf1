/** Where to go after signing in: the page that was asked for. Only a path of the console's own, so that no link leads people elsewhere. */
export function readReturnPath(search: URLSearchParams): string {
  const path = search.get('next') ?? '/';
  const isOwn = path.startsWith('/') && !path.startsWith('//') && !path.includes('\\');
  return isOwn ? path : '/';
}

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
  return path === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next: path })}`;
}
