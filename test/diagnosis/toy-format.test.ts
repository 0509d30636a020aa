import { expect, test } from 'vitest';
import { FORMATS } from '../../src/diagnosis/formats.ts';
import type { Format } from '../../src/diagnosis/matching.ts';
import { parseDiagnostics } from '../../src/diagnosis/parse.ts';

/** A compiler that does not exist. Its format is all that a new one needs. */
const QUILL: Format = {
  name: 'quill',
  steps: [
    { pattern: /^quill: (?<severity>error|hint) (?<code>Q\d+) in (?<file>\S+)$/ },
    { pattern: /^ {2}at row (?<line>\d+), character (?<column>\d+): (?<message>.+)$/ },
  ],
};

test('a format that is added to the table is read beside the others', () => {
  const log = [
    'src/a.ts(1,2): error TS1005: ";" expected.',
    'quill: error Q17 in pages/index.quill',
    '  at row 12, character 3: the ink is missing',
  ];
  expect(parseDiagnostics(log, [...FORMATS, QUILL])).toMatchObject([
    { file: 'src/a.ts', line: 1, column: 2, code: 'TS1005' },
    { file: 'pages/index.quill', line: 12, column: 3, code: 'Q17', message: 'the ink is missing', severity: 'error' },
  ]);
  expect(parseDiagnostics(log)).toHaveLength(1);
});
