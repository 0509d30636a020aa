import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACT } from '../../support/acts.ts';
import { job } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { openFunctionTables } from '../../support/function-tables.ts';
import { createRepository } from '../../support/repositories.ts';

/* Programs in the sandbox reach the key-value store through each network, as instances do, and no other port of this machine. */

const MODULES = resolve(import.meta.dirname, '../../../node_modules');
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const isRoot = process.getuid?.() === 0 && ['bwrap', 'nft', 'curl'].every(has);
const LEVELS = [
  { level: 'private', canTry: isRoot && has('pasta') },
  { level: 'filtered', canTry: isRoot },
  { level: 'open', canTry: has('curl') },
] as const;
for (const { level } of LEVELS.filter(({ canTry }) => !canTry)) {
  process.stderr.write(
    `Skipped: the key-value store in a ${level} network. Networks need root, bubblewrap, nftables, curl.\n`,
  );
}

const FILES = {
  'index.html': 'one',
  'aws4fetch.mjs': readFileSync(join(MODULES, 'aws4fetch/dist/aws4fetch.esm.mjs')),
  'put.mjs': `import { AwsClient } from './aws4fetch.mjs';
const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken, ...env } = process.env;
const client = new AwsClient({ accessKeyId, secretAccessKey, sessionToken, service: 'execute-api', region: env.SERVICE_KVS_REGION });
const headers = { 'content-type': 'application/json', 'x-kvs-authorization': 'Bearer ' + env.SERVICE_KVS_TOKEN_SESSIONS };
const body = JSON.stringify({ key: 'from the sandbox', value: { n: 41 } });
const answer = await client.fetch(env.SERVICE_KVS_URL + '/v1/put', { method: 'POST', headers, body, aws: { allHeaders: true } });
console.log('aws4fetch:', answer.status, await answer.text());
`,
  'get.sh': `printf 'curl: '
curl --silent --show-error "$SERVICE_KVS_URL/v1/get" --data '{"key":"from the sandbox"}' \\
  --aws-sigv4 "aws:amz:$SERVICE_KVS_REGION:execute-api" --user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY" \\
  --header "x-amz-security-token: $AWS_SESSION_TOKEN" --header "content-type: application/json" \\
  --header "x-kvs-authorization: Bearer $SERVICE_KVS_TOKEN_SESSIONS"
`,
};

describe.each(LEVELS)('a $level network', ({ level, canTry }) => {
  test.skipIf(!canTry)('a program puts by aws4fetch and gets by curl, and reaches no other port', async () => {
    await using tables = await openFunctionTables();
    await using other = await openFunctionTables();
    const app = await tables.createApp('shop', 'api');
    await tables.kvs.createTable(app, 'sessions', ACT);
    const { env } = await tables.start(app);
    using repository = createRepository(FILES);
    const ask = `curl --silent --max-time 2 --output /dev/null --write-out 'other: %{http_code}' ${other.access.url}`;
    const buildCommand = `node put.mjs\nsh get.sh\necho\n${ask} || true\necho\nmkdir dist\ncp index.html dist`;
    await using stage = openDispatch({ buildNetwork: level, buildNetworkAllow: [tables.access.allow] });
    const build = job({ repository: repository.path, buildCommand, outputDirectory: 'dist', env });
    const options = { signal: new AbortController().signal, onStage() {}, onCommit() {} };
    await (await stage.dispatch.build(build, options))[Symbol.asyncDispose]();
    const log = stage.logOf(build.deployID);
    expect(log).toContain('aws4fetch: 200 {"ok":true}');
    expect(log).toContain('curl: {"found":true,"value":{"n":41},"expiresAt":null}');
    // An open network is that of the machine.
    expect(log).toContain(level === 'open' ? 'other: 403' : 'other: 000');
  });
});
