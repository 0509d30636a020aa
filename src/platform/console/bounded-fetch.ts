/** Bytes of an answer of an identity provider. */
const BODY_MOST = 1024 * 1024;

/** Returns a fetch that rejects answers of more than 1 MiB while it reads them. */
export function boundedFetch(fetchWith: typeof fetch) {
  return async (url: string, options: object): Promise<Response> => {
    const response = await fetchWith(url, options);
    const { status, statusText, headers } = response;
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > BODY_MOST) throw new Error(`The answer of ${new URL(url).host} is longer than ${BODY_MOST} bytes`);
      parts.push(part);
    }
    return new Response(bytes > 0 ? Buffer.concat(parts) : null, { status, statusText, headers });
  };
}
