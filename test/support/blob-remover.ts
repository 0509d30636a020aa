/**
 * Deletes a blob repeatedly, unless it was used within the last hour: `node blob-remover.ts DIR KEY`. Ends with its
 * input.
 */
import { LocalBlobs } from '../../src/platform/stores/local/blobs.ts';

const [, , dir = '', key = ''] = process.argv;
const blobs = new LocalBlobs({ dir });
let goesOn = true;
process.stdin.on('end', () => {
  goesOn = false;
});
process.stdin.resume();
process.stdout.write('ready');
while (goesOn) {
  for (let time = 0; time < 50; time += 1) await blobs.deleteUnused(key, await blobs.ago(3_600_000));
  await new Promise((resolve) => setImmediate(resolve));
}
