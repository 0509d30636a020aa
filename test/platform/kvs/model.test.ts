import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Client, call, openTable, openWorld, type World } from './support.ts';

/** The commands of many clients at the same time. Keys differ within a round, so every order has the same result. */
type Call =
  | {
      readonly kind: 'put';
      readonly table: Table;
      readonly key: string;
      readonly value: string;
      readonly ttl: number | undefined;
    }
  | { readonly kind: 'get' | 'delete'; readonly table: Table; readonly key: string };
type Step =
  | { readonly kind: 'round'; readonly calls: readonly Call[] }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'sweep' }
  | { readonly kind: 'restart' };
type Table = 'one' | 'two';
type Model = Map<string, { readonly value: string; readonly expiresAt: number | null }>;

const key = fc.constantFrom('a', 'b', 'c', 'é', '__proto__', 'a/b');
const table = fc.constantFrom<Table>('one', 'two');
/** JSON text as a client may write it, with numbers that do not fit a double, blanks and escapes. */
const value = fc.oneof(
  fc.json(),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }).map(String),
  fc.constantFrom('-0', '1.0', '[ 1 ,2]', '"\\u0041"', '{"a":{"b":[null,false,0,""]}}'),
);
const ttl = fc.option(fc.integer({ min: 60, max: 200 }), { nil: undefined });
const anyCall: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), table, key, value, ttl }),
  fc.record({ kind: fc.constantFrom('get' as const, 'delete' as const), table, key }),
);
const round = fc
  .uniqueArray(anyCall, { minLength: 1, maxLength: 8, selector: (each) => `${each.table}/${each.key}` })
  .map((calls): Step => ({ kind: 'round', calls }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: round },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 120_000 }).map((ms): Step => ({ kind: 'wait', ms })) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'sweep' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'restart' }) },
);

test('agrees with a model in memory, also after expiries and restarts', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), agrees), { numRuns: 40 });
});

async function agrees(steps: readonly Step[]): Promise<void> {
  await using world = await openWorld({ quotas: { environmentPerMinute: 1e6, tablePerMinute: 1e6 } });
  const clients = { one: await openTable(world, 'one'), two: await openTable(world, 'two') };
  const model: Model = new Map();
  const everything: Call[] = (['one', 'two'] as const).flatMap((name) =>
    ['a', 'b', 'c', 'é', '__proto__', 'a/b'].map((each): Call => ({ kind: 'get', table: name, key: each })),
  );
  for (const each of [...steps, { kind: 'restart' }, { kind: 'round', calls: everything }] satisfies Step[]) {
    if (each.kind === 'wait') world.clock.advance(each.ms);
    else if (each.kind === 'restart') await world.restart();
    else if (each.kind === 'sweep') expect(await world.kvs.sweep()).toBe(sweepModel(model, world.clock.now()));
    else {
      const expected = each.calls.map((made) => expectedAnswer(model, made, world.clock.now()));
      const answers = await Promise.all(each.calls.map((made) => make(world, clients[made.table], made)));
      expect(answers).toEqual(expected);
    }
  }
}

async function make(world: World, client: Client, made: Call): Promise<string> {
  const ttlText = made.kind === 'put' && made.ttl !== undefined ? `,"ttlSeconds":${made.ttl}` : '';
  const valueText = made.kind === 'put' ? `,"value":${made.value}` : '';
  const body = `{"key":${JSON.stringify(made.key)}${valueText}${ttlText}}`;
  return (await call(world, client, `/v1/${made.kind}`, body)).text;
}

function expectedAnswer(model: Model, made: Call, now: number): string {
  const id = `${made.table}/${made.key}`;
  if (made.kind === 'put') {
    model.set(id, { value: made.value, expiresAt: made.ttl === undefined ? null : now + made.ttl * 1_000 });
    return '{"ok":true}';
  }
  if (made.kind === 'delete') {
    model.delete(id);
    return '{"deleted":true}';
  }
  const entry = model.get(id);
  if (!entry || (entry.expiresAt !== null && entry.expiresAt <= now)) return '{"found":false,"expiresAt":null}';
  const expiresAt = entry.expiresAt === null ? null : new Date(entry.expiresAt).toISOString();
  return `{"found":true,"value":${entry.value},"expiresAt":${JSON.stringify(expiresAt)}}`;
}

function sweepModel(model: Model, now: number): number {
  const gone = [...model].filter(([, { expiresAt }]) => expiresAt !== null && expiresAt <= now);
  for (const [id] of gone) model.delete(id);
  return gone.length;
}
