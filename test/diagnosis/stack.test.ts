import { expect, test } from 'vitest';
import { foldedStacks } from '../../src/diagnosis/stack.ts';

const left = (count: number) => `… ${count}`;
const OF_PACKAGE = '    at run (file:///b/source/node_modules/vite/dist/node.js:1:2)';
const OF_NODE = '    at node:internal/main/run_main_module:36:49';
const OWN = '    at Object.<anonymous> (/b/source/scripts/make.js:3:7)';

test.each<[what: string, log: readonly string[], shown: readonly string[]]>([
  ['frames of packages', ['Error: x', OF_PACKAGE, OF_NODE, OF_PACKAGE, 'end'], ['Error: x', '… 3', 'end']],
  [
    'the first frame of the repository stays',
    ['Error: x', OF_PACKAGE, OF_NODE, OWN, OWN, OF_PACKAGE, 'end'],
    ['Error: x', '… 2', OWN, '… 2', 'end'],
  ],
  ['a single frame is shown as it is', ['Error: x', OF_PACKAGE, 'end'], ['Error: x', OF_PACKAGE, 'end']],
  ['each stack has its own first frame', [OWN, OF_NODE, 'Error: y', OWN], [OWN, OF_NODE, 'Error: y', OWN]],
  ['colours do not hide a frame', [`\u001b[90m${OF_PACKAGE}\u001b[39m`, OF_NODE], ['… 2']],
  ['the last frame of an error with members', [OF_PACKAGE, `${OF_PACKAGE} {`, '  code: 1'], ['… 2', '  code: 1']],
  ['a log that ends in a stack', [OF_PACKAGE, OF_PACKAGE], ['… 2']],
  ['other lines pass', ['  at the end', 'at last', ''], ['  at the end', 'at last', '']],
])('folds stacks: %s', (_, log, shown) => expect(foldedStacks(log, left)).toEqual(shown));
