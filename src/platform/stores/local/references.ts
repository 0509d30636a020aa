import type { References } from '../references.ts';
import type { Engine, Prepared, Work } from '../rows/engine.ts';
import { createReferences, HASH_BYTES, hashBytes } from '../rows/references.ts';

/** Goes through objects one by one. */
export function createLocalReferences(engine: Engine): References {
  const count = engine.prepare(`INSERT INTO object_references (org, object, releases) VALUES ($1, $2, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`);
  const uncount = engine.prepare('UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object = $2');
  const used = engine.prepare('SELECT 1 FROM object_references WHERE org = $1 AND object = $2 AND releases > 0');
  const remember = engine.prepare(
    'INSERT INTO object_references (org, object, releases) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING',
  );
  const forget = engine.prepare('DELETE FROM object_references WHERE org = $1 AND object = $2 AND releases = 0');
  const each = function* (work: Prepared, org: string, objects: Uint8Array): Work<void> {
    for (let at = 0; at < objects.length; at += HASH_BYTES) yield* work(org, objects.subarray(at, at + HASH_BYTES));
  };
  const eachHash = (work: Prepared, org: string, hashes: readonly string[]) =>
    engine.write(() => each(work, org, Buffer.concat(hashes.map(hashBytes))));
  return createReferences(engine, {
    count: (org, objects) => each(count, org, objects),
    uncount: (org, objects) => each(uncount, org, objects),
    unused: (org, hashes) =>
      engine.read(function* () {
        const unused: string[] = [];
        for (const hash of hashes) if ((yield* used(org, hashBytes(hash))).count === 0) unused.push(hash);
        return unused;
      }),
    remember: (org, hashes) => eachHash(remember, org, hashes),
    forget: (org, hashes) => eachHash(forget, org, hashes),
  });
}
