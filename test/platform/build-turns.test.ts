import { expect, test } from 'vitest';
import type { LogFields } from '../../src/base/log.ts';
import { buildTurns, type DiskLook } from '../../src/platform/operation/build-ability.ts';
import { StoreUnavailable } from '../../src/platform/stores/rows/unavailable.ts';

const ROOM: DiskLook = { canBuild: 'yes', freeBytes: 9_000 };
const FULL: DiskLook = { canBuild: 'disk_full', freeBytes: 12 };

/** The node `own`. `look` and `builders` are what it sees. */
function stageOf() {
  const seen: { look: DiskLook; builders: readonly string[] } = { look: ROOM, builders: ['other', 'own'] };
  const logged: (readonly [string, string, LogFields | undefined])[] = [];
  let asked = 0;
  const mayClaim = buildTurns({
    node: 'own',
    ability: { look: async () => seen.look },
    nodes: {
      async builders() {
        asked += 1;
        return seen.builders;
      },
    },
    log: (...line) => void logged.push([line[0], line[1], line[2]]),
  });
  return { seen, logged, mayClaim, asked: () => asked };
}

test('a node with room claims, and does not ask for other nodes', async () => {
  const it = stageOf();
  expect([await it.mayClaim(), it.asked(), it.logged]).toEqual([true, 0, []]);
});

test.each<DiskLook>([
  FULL,
  { canBuild: 'few_files', freeBytes: 9_000 },
  { canBuild: 'disk_unwritable', code: 'EROFS' },
  { canBuild: 'disk_hangs' },
])('a node that lacks room leaves builds to another one that can build, and says so once ($canBuild)', async (look) => {
  const it = stageOf();
  it.seen.look = look;
  expect([await it.mayClaim(), await it.mayClaim()]).toEqual([false, false]);
  const { canBuild: reason, freeBytes, code } = look;
  const means = expect.stringContaining('--data');
  expect(it.logged).toEqual([['warn', 'builds_left_to_others', { reason, freeBytes, code, nodes: 'other', means }]]);
});

test.each([[[]], [['own']]])(
  'if no other node can build, a node that lacks room claims as before (%j)',
  async (builders) => {
    const it = stageOf();
    Object.assign(it.seen, { look: FULL, builders });
    expect([await it.mayClaim(), it.logged]).toEqual([true, []]);
  },
);

test('it takes builds again when there is room, and when the last node that can build is gone', async () => {
  const it = stageOf();
  it.seen.look = FULL;
  await it.mayClaim();
  it.seen.look = ROOM;
  expect([await it.mayClaim(), await it.mayClaim()]).toEqual([true, true]);
  it.seen.look = FULL;
  await it.mayClaim();
  it.seen.builders = ['own'];
  expect([await it.mayClaim(), await it.mayClaim()]).toEqual([true, true]);
  expect(it.logged.map(([, ...line]) => line)).toEqual([
    ['builds_left_to_others', expect.anything()],
    ['builds_taken_again', { reason: 'room', freeBytes: 9_000 }],
    ['builds_left_to_others', expect.anything()],
    ['builds_taken_again', { reason: 'no_other_node', freeBytes: 12 }],
  ]);
});

test('a line of the log has a bounded number of names', async () => {
  const it = stageOf();
  Object.assign(it.seen, { look: FULL, builders: Array.from({ length: 1_000 }, (_, n) => `node-${n}`) });
  await it.mayClaim();
  expect(String(it.logged[0]?.[2]?.nodes).split(', ')).toHaveLength(10);
});

test('a node that lacks room rejects while it cannot know the other ones', async () => {
  const ability = { look: async () => FULL };
  const nodes = { builders: () => Promise.reject(new StoreUnavailable('away')) };
  await expect(buildTurns({ node: 'own', ability, nodes, log: () => {} })()).rejects.toThrow('away');
});
