/** A body that comes in parts, as that of an answer to `fetch`. */
export interface Streamed {
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Reads a body as UTF-8. Undefined if it has more than `most` bytes: then the rest is not read, and its connection ends. Rejects as the body does. */
export async function boundedText({ body }: Streamed, most: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
