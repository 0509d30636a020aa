/**
 * Writes the files and tables that are made from the sources: `action.yml`, the tables between `<!-- inputs -->` and
 * `<!-- outputs -->` in docs/inputs.md, those of the seed action in docs/seeding.md, the commands in
 * docs/command-line.md, what is kept in docs/self-hosting.md, the rules and the map in docs/adapting.md, and the JSON schemas in schema/. Tests compare all of
 * them, so run `node scripts/docs-tables.ts` after a change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { commands } from '../src/cli/commands.ts';
import { INPUT_DESCRIPTIONS, OUTPUT_DESCRIPTIONS } from '../src/deploy/inputs/descriptions.ts';
import { INPUT_NAMES, INPUTS, type InputSpec } from '../src/deploy/inputs/table.ts';
import { KINDS, type KindFacts } from '../src/platform/keeping/kinds.ts';
import { SEED_INPUT_SPECS, SEED_OUTPUTS } from '../src/seed/inputs.ts';
import { renderMapSchema, renderMapTable, renderRulesTable } from './api-map.ts';
import { renderOpenApi } from './openapi.ts';
import { renderPlatformSchema } from './platform-schema.ts';

/** Every input of the deploy action, with its description. */
export const INPUT_ROWS: ReadonlyMap<string, InputSpec & Row> = new Map(
  INPUT_NAMES.map((name) => [name, { ...INPUTS[name], description: INPUT_DESCRIPTIONS[name] }]),
);

/** Renders `action.yml`. */
export function renderActionYml(): string {
  const inputs = [...INPUT_ROWS].flatMap(([name, spec]) => [
    `  ${name}:`,
    `    description: ${quoted(spec.description)}`,
    ...(spec.required ? ['    required: true'] : []),
    ...(spec.default === undefined ? [] : [`    default: ${quoted(spec.default)}`]),
  ]);
  const outputs = Object.entries(OUTPUT_DESCRIPTIONS).flatMap(([name, text]) => [
    `  ${name}:`,
    `    description: ${quoted(text)}`,
  ]);
  return `# Made by scripts/docs-tables.ts from src/deploy/inputs/.
name: Slipway deploy
description: Deploy a web app to an application platform, follow it to its end, and explain a failure in place.
author: Slipway
branding:
  icon: anchor
  color: blue
inputs:
${inputs.join('\n')}
outputs:
${outputs.join('\n')}
runs:
  using: node24
  main: dist/deploy/index.js
  post: dist/post/index.js
`;
}

interface Row {
  readonly default?: string;
  readonly defaultNote?: string;
  readonly required?: true;
  readonly description: string;
}

/** Renders a table of inputs for docs/inputs.md or docs/seeding.md. */
export function renderInputsTable(specs: ReadonlyMap<string, Row> = INPUT_ROWS): string {
  const rows = [...specs].map(([name, spec]) => {
    const fallback = spec.defaultNote ?? (spec.default === undefined ? '' : `\`${spec.default}\``);
    return `| \`${name}\` | ${cell(spec.required ? '(required)' : fallback)} | ${cell(spec.description)} |`;
  });
  return ['| input | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Renders a table of outputs. */
export function renderOutputsTable(outputs: Readonly<Record<string, string>> = OUTPUT_DESCRIPTIONS): string {
  const rows = Object.entries(outputs).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`);
  return ['| output | meaning |', '| --- | --- |', ...rows].join('\n');
}

/** Renders the table of commands in docs/command-line.md. */
export async function renderCommandsTable(): Promise<string> {
  const nothing = () => Promise.reject(new Error('The documentation starts no platform'));
  const all = Object.entries(commands(nothing, '', nothing));
  const rows = await Promise.all(
    all.map(async ([name, { summary, load }]) => {
      const { usage } = await load();
      return `| \`slipway ${name} ${cell(usage)}\` | ${cell(summary)} |`;
    }),
  );
  return ['| command | |', '| --- | --- |', ...rows].join('\n');
}

/** Renders the table of what is kept in docs/self-hosting.md. */
export function renderKindsTable(): string {
  const places = { stores: 'the stores', node: 'each node' };
  const rows = Object.entries<KindFacts>(KINDS).map(
    ([name, { what, owner, on, bound, age }]) =>
      `| \`${name}\` | ${what} | ${owner}, in ${places[on]} | ${bound} | ${age} |`,
  );
  return ['| Kind | | Of | Bound | Ends after |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

/** Replaces the tables between their markers in docs/inputs.md. Throws if the markers are missing. */
export function replaceTables(text: string): string {
  return withTables(text, renderInputsTable(), renderOutputsTable());
}

/** Replaces the seed action's tables in docs/seeding.md. */
export function replaceSeedTables(text: string): string {
  return withTables(text, renderInputsTable(SEED_INPUT_SPECS), renderOutputsTable(SEED_OUTPUTS));
}

/** Replaces the tables of the reader's rules and of a map in docs/adapting.md. */
export function replaceAdaptingTables(text: string): string {
  const rules = replaceBetween(text, 'rules', `\n${renderRulesTable()}\n`);
  return replaceBetween(rules, 'map', `\n${renderMapTable()}\n`);
}

function withTables(text: string, inputs: string, outputs: string): string {
  return replaceBetween(replaceBetween(text, 'inputs', `\n${inputs}\n`), 'outputs', `\n${outputs}\n`);
}

/** Replaces what is between `<!-- name -->` and `<!-- /name -->` in `text`. Throws if the markers are missing. */
export function replaceBetween(text: string, name: string, between: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The markers ${start} … ${end} are missing`);
  return `${text.slice(0, from + start.length)}${between}${text.slice(to)}`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '..');
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(resolve(root, file), change(readFileSync(resolve(root, file), 'utf8')));
  const table = await renderCommandsTable();
  rewrite('action.yml', renderActionYml);
  rewrite('docs/inputs.md', replaceTables);
  rewrite('docs/seeding.md', replaceSeedTables);
  rewrite('docs/adapting.md', replaceAdaptingTables);
  rewrite('schema/api-map.json', renderMapSchema);
  rewrite('schema/platform.schema.json', renderPlatformSchema);
  rewrite('schema/openapi.json', renderOpenApi);
  rewrite('docs/self-hosting.md', (text) => replaceBetween(text, 'kinds', `\n${renderKindsTable()}\n`));
  rewrite('docs/command-line.md', (text) => replaceBetween(text, 'commands', `\n${table}\n`));
}
