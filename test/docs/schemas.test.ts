import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderMapSchema } from '../../scripts/api-map.ts';
import { renderOpenApi } from '../../scripts/openapi.ts';
import { renderPlatformSchema } from '../../scripts/platform-schema.ts';
import { parsePolicy } from '../../src/platform/identity/policy.ts';
import { PAGES, page } from '../support/markdown.ts';

const FOLDER = resolve(import.meta.dirname, '../../schema');
const textOf = (name: string) => readFileSync(resolve(FOLDER, name), 'utf8');

test.each(readdirSync(FOLDER))('%s is made from the sources', (name) => {
  const made = {
    ...{ 'api-map.json': renderMapSchema, 'platform.schema.json': renderPlatformSchema },
    'openapi.json': renderOpenApi,
  };
  expect(Object.entries(made).find(([each]) => each === name)?.[1]()).toBe(textOf(name));
});

describe("the map's schema", () => {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(JSON.parse(textOf('api-map.json')));

  const maps = page('docs/adapting.md').blocks.filter(({ text: yaml }) => /^(?:answers|requests):/m.test(yaml));
  test.each(maps.map((block) => [block.place, block] as const))('takes the map at %s', (_, { text: yaml }) => {
    expect(validate(parse(yaml)), JSON.stringify(validate.errors)).toBe(true);
  });

  test.each([
    { answer: {} },
    { answers: { deploy: { uid: 'id' } } },
    { requests: { deploy: {} } },
    { statuses: { ok: 'x' } },
  ])('refuses %j', (map) => expect(validate(map)).toBe(false));
});

describe('the schema of platform.json', () => {
  const validate = new Ajv2020({ strict: true, validateFormats: false }).compile(
    JSON.parse(textOf('platform.schema.json')),
  );
  const isRead = (json: unknown) => {
    try {
      parsePolicy(json, { file: () => 'secret', env: () => 'secret' });
      return true;
    } catch {
      return false;
    }
  };

  const files = PAGES.filter(({ path }) => /^(?:README\.md|docs\/)/.test(path))
    .flatMap(({ blocks }) => blocks)
    .filter(({ language, text }) => language === 'json' && text.includes('"organizations": {'));
  test('the documentation shows such files', () => expect(files.length).toBeGreaterThan(1));
  test.each(files.map(({ place, text }) => [place, text]))('and the reader accept the file at %s', (_, text = '') => {
    expect([validate(JSON.parse(text)), isRead(JSON.parse(text))], JSON.stringify(validate.errors)).toEqual([
      true,
      true,
    ]);
  });

  const issuer = 'https://id.example';
  test.each([
    [],
    {},
    { organizations: {}, admins: [] },
    { organizations: { 'a/b': {} } },
    { organizations: { acme: { owner: 'a@b.c' } } },
    { organizations: { acme: { viewer: ['ana'] } } },
    { organizations: { acme: { viewer: `${'a'.repeat(600)}@b.c` } } },
    { organizations: {}, issuers: [{}] },
    { organizations: {}, issuers: [{ issuer, email: 'me' }] },
    { organizations: {}, issuers: [{ issuer, audience: [''] }] },
    { organizations: {}, issuers: [{ issuer, require: { sub: 1 } }] },
    { organizations: {}, localIssuer: 'yes' },
  ])('and the reader refuse %j', (json) => expect([validate(json), isRead(json)]).toEqual([false, false]));
});
