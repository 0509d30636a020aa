import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type CallExamples, recordCalls, renderCalls, replaceCalls } from '../../scripts/call-examples.ts';
import { CONTROL } from '../../scripts/openapi.ts';
import type { JsonObject } from '../../src/base/json.ts';
import { OPERATOR_ENDPOINTS } from '../../src/platform/control/operator.ts';
import { openApi } from '../../src/platform/openapi/index.ts';
import { describedBy } from '../support/described.ts';

const calls: CallExamples = await recordCalls();

// If an answer changed, run `node scripts/call-examples.ts`.
test.each([
  ['control-plane.md', renderCalls(calls.control, CONTROL)],
  ['operate.md', renderCalls(calls.operator, OPERATOR_ENDPOINTS)],
])('docs/%s shows every call as the platform answers it', (name, rendered) => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs', name), 'utf8');
  expect(page).toBe(replaceCalls(page, rendered));
});

test('the recorded calls are as the OpenAPI description says', () => {
  const check = describedBy(openApi('http://127.0.0.1:4400') as JsonObject);
  for (const exchange of [...Object.values(calls.control), ...Object.values(calls.operator)]) check(exchange);
});
