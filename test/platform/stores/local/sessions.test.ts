import { createLocalSessions } from '../../../../src/platform/stores/local/sessions.ts';
import { sessionStoreSuite } from '../../../contract-suites/sessions.ts';
import { FakeClock } from '../../../support/clock.ts';

sessionStoreSuite('local', async () => {
  const clock = new FakeClock();
  const sessions = createLocalSessions(clock);
  return { one: sessions, other: sessions, advance: (ms) => clock.advance(ms), async [Symbol.asyncDispose]() {} };
});
