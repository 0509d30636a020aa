/** Reads the body of an answer as UTF-8. Undefined if it has more than `most` bytes: then the rest is not read. Rejects as the body does. */
export async function boundedText({ body }: Response, most: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
