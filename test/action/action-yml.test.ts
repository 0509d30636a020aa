import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { INPUT_ROWS, renderActionYml, renderInputsTable, replaceTables } from '../../scripts/docs-tables.ts';
import { OUTPUT_DESCRIPTIONS } from '../../src/deploy/inputs/descriptions.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(ROOT, 'action.yml'), 'utf8');

describe('action.yml', () => {
  test('has the inputs of the typed table: names, order, defaults, descriptions', () => {
    const { inputs } = parse(text);
    const typed = [...INPUT_ROWS].map(([name, { description, required, default: fallback }]) => [
      name,
      { description, ...(required && { required }), ...(fallback !== undefined && { default: fallback }) },
    ]);
    expect(Object.entries(inputs)).toEqual(typed);
  });

  test('has the outputs of the typed table', () => {
    const { outputs } = parse(text);
    expect(outputs).toEqual(
      Object.fromEntries(Object.entries(OUTPUT_DESCRIPTIONS).map(([name, description]) => [name, { description }])),
    );
  });

  test('runs the bundles with Node 24', () => {
    expect(parse(text).runs).toEqual({ using: 'node24', main: 'dist/deploy/index.js', post: 'dist/post/index.js' });
  });

  test('is what the generator writes', () => expect(text).toBe(renderActionYml()));
});

describe('the page of inputs and outputs', () => {
  const page = resolve(ROOT, 'docs/inputs.md');

  test('has the tables that the generator writes', () => {
    const written = readFileSync(page, 'utf8');
    expect(written).toBe(replaceTables(written));
  });

  test('has a row for each input', () => {
    expect(renderInputsTable().split('\n')).toHaveLength(INPUT_ROWS.size + 2);
  });
});
