import { describe, expect, test } from 'vitest';
import { createApiMap } from '../../../src/api/map/apply.ts';
import { compile } from '../../../src/api/map/expression.ts';
import { SlipwayError } from '../../../src/base/errors.ts';
import { parseApiMap, readApiMap } from '../../../src/deploy/inputs/api-map.ts';

async function faultsOf(text: string, file?: string): Promise<readonly string[]> {
  const error = await parseApiMap(text, file).catch((thrown: unknown) => thrown);
  if (!(error instanceof SlipwayError)) throw new Error('the map was taken');
  return [error, ...error.also].map(({ message }) => message);
}

describe('a map is checked whole before the first request', () => {
  test.each([
    ['answer: {}', 'line 1: the map has no "answer"; did you mean "answers"?'],
    ['answers:\n  deployments: {}', 'line 2: answers has no "deployments"'],
    ['answers:\n  deploy:\n    ID: x\n    uid: y', 'line 3: answers.deploy has no "ID"; did you mean "id"?'],
    ['answers:\n  replaceEnv: { id: x }', 'line 2: answers.replaceEnv has no "id"'],
    ['answers:\n  deploy:\n    id: a[', 'line 3: answers.deploy.id is not a JSONata expression: '],
    ['requests:\n  deploy: |\n    {"a": 1,\n     "b": }', 'line 4: requests.deploy is not a JSONata expression: '],
    ['requests:\n  deploy: { branch: branch }', 'line 2: requests.deploy is not an expression'],
    ['requests:\n  deploy: branch', 'line 2: requests.deploy does not make an object'],
    ['answers:\n  deploy:\n    id: $nosuch(id)', 'line 3: answers.deploy.id cannot be evaluated: '],
    ['answers:\n  deploy:\n    id: $match(id, /a+$/)', 'Patterns are not taken'],
    ['answers:\n  deploy:\n    id: 7', 'line 3: answers.deploy.id is not an expression'],
    ['statuses:\n  ok: [UP]', 'line 2: statuses has no "ok"'],
    ['statuses: { success: [UP], failure: [up] }', 'line 1: statuses: "up" is both success and failure'],
    ['statuses: { success: [] , failure: "" }', 'statuses.failure has no words'],
    ['answers: [', 'line 1: not valid YAML: '],
    ['- a', 'line 1: the map is not an object'],
    [`answers:\n  deploy: { id: "${'x'.repeat(20_000)}" }`, 'longer than 10000 characters'],
    [`a: "${'x'.repeat(300_000)}"`, 'longer than 200000 characters'],
  ])('%s', async (text, message) => {
    const [first = ''] = await faultsOf(text);
    expect(first).toContain(message);
    expect(first).toMatch(/^api-map: line \d+: /);
  });

  test('all faults are told at once, with the file and their lines', async () => {
    const text = 'answers:\n  deploy: { uid: x }\nrequests:\n  deploys: "{}"\nstatuses:\n  done: [x]\n';
    const error = await parseApiMap(text, 'slipway-api.yml').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      ...{ code: 'invalid_file', input: 'api-map', place: { file: 'slipway-api.yml', line: 2 } },
      also: [{ place: { line: 4 } }, { place: { line: 6 } }],
    });
  });
});

test('a map is a file of the repository, or the YAML itself', async () => {
  const texts: Record<string, string> = { 'slipway-api.yml': 'statuses: { success: UP }' };
  const readFile = (path: string) => {
    const text = texts[path];
    if (text === undefined) throw Object.assign(new Error('none'), { code: 'ENOENT' });
    return text;
  };
  expect((await readApiMap('slipway-api.yml', readFile)).statuses).toEqual(new Map([['up', 'success']]));
  expect((await readApiMap('statuses:\n  failure: [4]\n', readFile)).statuses).toEqual(new Map([['4', 'failure']]));
  expect((await readApiMap(' statuses: {failure: [4]} ', readFile)).statuses).toEqual(new Map([['4', 'failure']]));
  expect((await readApiMap('{"statuses": {"failure": 4}}', readFile)).statuses).toEqual(new Map([['4', 'failure']]));
  await expect(readApiMap('answer: {}', readFile)).rejects.toThrow('the map has no "answer"');
  await expect(readApiMap('none.yml', readFile)).rejects.toThrow('api-map: the file none.yml does not exist');
});

describe('what an expression may take', () => {
  const evaluate = (text: string, input: unknown = {}) => compile(text).evaluate(input);

  test('an endless one ends by its depth or its time', async () => {
    await expect(evaluate('($f := function() { 1 + $f() }; $f())')).rejects.toThrow(/stack|depth/i);
    await expect(evaluate('($f := function() { $f() }; $f())')).rejects.toThrow(/timeout/i);
  });

  test('a list that the data makes long ends by its length', async () => {
    await expect(evaluate('[1..n]', { n: 9_000_000 })).rejects.toThrow(/100000|sequence|size/i);
  });

  test('neither expressions nor padding made of data', async () => {
    await expect(evaluate('$eval(code)', { code: '1 + 1' })).rejects.toThrow('$eval is not taken');
    await expect(evaluate('$pad("x", n)', { n: 1e9 })).rejects.toThrow('widths up to 1000');
  });

  test('many expressions end by the time of their answer', async () => {
    let now = 0;
    const id = { expression: compile('id'), name: 'answers.listDeployments.id', at: { input: 'api-map' }, line: 1 };
    const parts = { answers: { listDeployments: new Map([['id', id]]) }, requests: new Map(), errors: new Map() };
    const map = createApiMap({ ...parts, statuses: new Map() }, () => (now += 1_000));
    const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `d${at}` }));
    expect((await map.answer('listDeployments', entries(3)))?.entries).toHaveLength(3);
    await expect(map.answer('listDeployments', entries(30))).rejects.toThrow('takes more than 5 s to read');
    const quick = createApiMap({ ...parts, statuses: new Map() }, () => 0);
    expect((await quick.answer('listDeployments', entries(1_500)))?.entries).toHaveLength(1_000);
  });

  test('names of the data reach no prototype', async () => {
    const data = JSON.parse('{"__proto__": {"evil": true}, "constructor": {"name": "x"}}');
    await evaluate('$merge([{}, $])', data).catch(() => {});
    expect(Object.hasOwn(Object.prototype, 'evil')).toBe(false);
    expect(await evaluate('missing.constructor', {})).toBeUndefined();
  });

  test('functions are no value, lists are plain', async () => {
    expect(await evaluate('$sum')).toBeUndefined();
    expect(await evaluate('a.b', { a: [{ b: 1 }, { b: 2 }] })).toEqual([1, 2]);
  });
});
