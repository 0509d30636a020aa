import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import { runAction } from '../support/action.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { createRepository } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';

const scratch = await scratchFolder();
const REQUEST_TOKEN = 'request-token';

/** GitHub's OIDC provider: discovery, keys, and the request URL of a run. Its tokens have no email. */
async function githubProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }];
  return serve(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname.startsWith('/.well-known')) {
      return sendJson(response, 200, { issuer: url.origin, jwks_uri: `${url.origin}/keys` });
    }
    if (url.pathname === '/keys') return sendJson(response, 200, { keys });
    const claims = { repository: 'acme/site', repository_owner_id: '1234567' };
    const value = await new SignJWT({ ...claims, aud: url.searchParams.get('audience') ?? '' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(url.origin)
      .setSubject('repo:acme/site:ref:refs/heads/main')
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey);
    sendJson(response, 200, { value });
  });
}

test.each([
  ['takes', '{repository}@github.actions', 0, 'succeeded'],
  ['refuses', '{email}', 1, 'failed'],
])("a platform %s GitHub's own token by the claims %s; only a refusal says what the token lacks", async (...row) => {
  const [verb, email, code, status] = row;
  await using github = await githubProvider();
  using repository = createRepository({ 'index.html': 'a site' });
  const dir = join(scratch, verb);
  mkdirSync(dir);
  const issuer = { issuer: github.origin, email, require: { repository_owner_id: ['1234567'] } };
  const organizations = { acme: { deployer: ['acme/site@github.actions'] } };
  writeFileSync(join(dir, 'platform.json'), JSON.stringify({ localIssuer: false, issuers: [issuer], organizations }));
  await using platform = await startLocalPlatform({ dir, port: 0, allowLocalGit: true, env: process.env });
  const run = await runAction(
    { baseUrl: platform.baseUrl, requestUrl: `${github.origin}/token?v=1`, requestToken: REQUEST_TOKEN },
    { org: 'acme', project: 'web', app: 'shop', repository: repository.path, branch: 'main', 'output-directory': '.' },
  );
  expect([run.code, run.outputs.status]).toEqual([code, status]);
  const warning = /^::warning::.*has no email claim[^\n]*\n.*token-exchange-url/m;
  expect(warning.test(run.log)).toBe(code === 1);
  expect(run.summary.includes('no email claim')).toBe(code === 1);
});
