const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Returns a token with an invalid signature, for clients, which only decode it. Times are in seconds since the epoch.
 */
export function unsignedJwt(claims: object = {}, header: object = {}): string {
  const usual = { iss: 'https://id.example', aud: 'platform', email: 'dev@example.com', exp: 4_102_444_800 };
  return `${part({ alg: 'ES256', typ: 'JWT', ...header })}.${part({ ...usual, ...claims })}.c2lnbmF0dXJl`;
}
