/**
 * Cuts the requests that Slipway makes out of GitHub's OpenAPI description, for the tests: the whole has 13 MB, and
 * its package 400 MB. Run with the path of the description:
 * `npm pack @octokit/openapi@23.0.2 && tar xf octokit-openapi-*.tgz package/generated/api.github.com.json`
 * `node scripts/github-openapi.ts package/generated/api.github.com.json`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isObject, type JsonObject } from '../src/base/json.ts';

const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  '/repos/{owner}/{repo}/deployments': ['get', 'post'],
  '/repos/{owner}/{repo}/deployments/{deployment_id}/statuses': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['patch'],
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get'],
  '/user': ['get'],
};

const whole: unknown = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

/** Replaces `$ref`s in a value, and removes descriptions and examples. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string') return resolved(at(whole, value.$ref.slice(2).split('/')));
  const kept = Object.entries(value).filter(([name, each]) => {
    return !(name === 'description' && typeof each === 'string') && name !== 'example' && name !== 'examples';
  });
  return Object.fromEntries(kept.map(([name, each]) => [name, resolved(each)]));
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((each, name) => (isObject(each) ? each[name] : undefined), value);
}

function operation(path: string, method: string): JsonObject {
  const body = at(whole, ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema']);
  return {
    parameters: resolved(at(whole, ['paths', path, method, 'parameters'])) ?? [],
    ...(body === undefined ? {} : { body: resolved(body) }),
  };
}

const paths = Object.entries(OPERATIONS).map(([path, methods]) => [
  path,
  Object.fromEntries(methods.map((method) => [method, operation(path, method)])),
]);
const slice = { version: at(whole, ['info', 'version']), paths: Object.fromEntries(paths) };
writeFileSync(
  resolve(import.meta.dirname, '../test/fixtures/github-openapi.json'),
  `${JSON.stringify(slice, null, 1)}\n`,
);
