import { expect, test } from 'vitest';
import { faultsOfSuccess } from '../../../src/platform/worker/faults/index.ts';
import { FakeClock } from '../../support/clock.ts';
import { createRepository } from '../../support/repositories.ts';

/** What Hexo 5.4.2 prints for a page whose list of tags is not closed. It ends with 0, and the site lacks the page. */
const LOG = String.raw`
INFO  Validating config
WARN  Deprecated config detected: "external_link" with a Boolean value is deprecated. See https://hexo.io/docs/configuration for more details.
INFO  Start processing
ERROR {
  err: YAMLException: missed comma between flow collection entries at line 4, column 1:
      categories: ES6
      ^
      at generateError (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:185:10)
      at throwError (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:191:9)
      at readFlowCollection (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:753:7)
      at composeNode (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:1395:11)
      at readBlockMapping (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:1124:11)
      at composeNode (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:1394:12)
      at readDocument (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:1560:3)
      at loadDocuments (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:1623:5)
      at Object.load (/ROOT/node_modules/js-yaml/lib/js-yaml/loader.js:1649:19)
      at parseYAML (/ROOT/node_modules/hexo-front-matter/lib/front_matter.js:69:23)
      at parse (/ROOT/node_modules/hexo-front-matter/lib/front_matter.js:50:12)
      at /ROOT/node_modules/hexo/lib/plugins/processor/post.js:51:20
      at tryCatcher (/ROOT/node_modules/bluebird/js/release/util.js:16:23)
      at Promise._settlePromiseFromHandler (/ROOT/node_modules/bluebird/js/release/promise.js:544:35)
      at Promise._settlePromise (/ROOT/node_modules/bluebird/js/release/promise.js:604:18)
      at Promise._settlePromise0 (/ROOT/node_modules/bluebird/js/release/promise.js:649:10) {
    reason: 'missed comma between flow collection entries',
    mark: Mark {
      name: null,
      buffer: 'title: <ES6>class\n' +
        'date: 2018-08-22 00:00:00\n' +
        'tags: [ES6,js\n' +
        'categories: ES6\n' +
        '\x00',
      position: 58,
      line: 3,
      column: 0
    }
  }
} Process failed: %s _posts/[ES6]class.md
INFO  Files loaded in 7.56 s
INFO  180 files generated in 6.24 s
`;

const POST = '---\ntitle: <ES6>class\ndate: 2018-08-22 00:00:00\ntags: [ES6,js\ncategories: ES6\n---\ntext\n';
const FILES = { 'source/_posts/[ES6]class.md': POST, 'source/_posts/other.md': POST.replace('ES6,js', 'ES6,js]') };

/** Returns the errors that the build printed, where each look at the clock of the search takes `step` ms, and the number of looks. */
async function printed(step: number) {
  using repository = createRepository(FILES);
  const { path: root } = repository;
  const log = LOG.trim().replaceAll('/ROOT', root).split('\n');
  let looks = 0;
  const processor = { now: () => looks++ * step };
  const run = { root, context: { clock: new FakeClock() }, workspace: { source: root, app: `${root}-app` } };
  const faults = await faultsOfSuccess({ ...run, log: { recent: () => log } } as never, processor);
  return { faults, looks };
}

test('an error that a successful build marked is found at its line, also by a search of code that has not run before', async () => {
  const { faults, looks } = await printed(0);
  const found = {
    file: 'source/_posts/[ES6]class.md',
    line: 4,
    message: 'YAMLException: missed comma between flow collection entries at line 4, column 1:',
    isMarked: true,
  };
  expect(faults).toEqual([found]);
  expect((await printed(500 / looks)).faults).toEqual([found]);
  // The search is bounded.
  expect((await printed(2_000 / looks)).faults).not.toEqual([found]);
});
