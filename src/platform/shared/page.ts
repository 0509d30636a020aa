import type { HttpResponse } from './http.ts';

/** A page that the platform itself sends to visitors of a site. Caches must not store it. */
export interface Page {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** Seconds after which another try may succeed. */
  readonly againIn?: number | undefined;
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}' +
  'h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}';

export function page({ status, title, text, againIn }: Page): HttpResponse {
  const body = Buffer.from(
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<main>\n<h1>${title}</h1>\n<p>${text}</p>\n</main>\n</body>\n</html>\n`,
  );
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...(againIn !== undefined && { 'retry-after': String(againIn) }),
    },
    body,
  };
}
