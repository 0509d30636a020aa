import { STEP_MS } from '../../contract/usage.ts';
import { floor } from '../metering/report.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { type ConsoleOptions, liveUrl } from './access.ts';
import { headlineOf } from './headline.ts';
import type { Page } from './layout.ts';
import { overviewPage } from './overview-page.ts';
import type { Visit } from './visit.ts';

/** Apps of each list of the overview. */
const OVERVIEW_ROWS = 10;
const ATTENTION_ROWS = 5;
/** The share of its quota from which on a table needs attention. */
const NEAR = 0.8;
/** Where the counts of the overview end. */
const COUNTED = 1_001;

export async function overview({ options, parts: [org = ''] }: Visit): Promise<Page> {
  const { activity } = options.state;
  const now = options.clock.now();
  const [counts, recent, failed, pressed] = await Promise.all([
    activity.counts(org, COUNTED),
    activity.recent(org, { limit: OVERVIEW_ROWS }),
    activity.recent(org, { limit: ATTENTION_ROWS, failed: true }),
    pressedTables(options, org, now),
  ]);
  const explainedApps = await Promise.all(
    failed.map(async (activity) => ({ activity, headline: await headlineOf(options, activity.app, activity.newest) })),
  );
  const rows = recent.map((each) => ({ ...each, url: liveUrl(options, each.app) }));
  return overviewPage({ org, counts, most: COUNTED, recent: rows, failed: explainedApps, pressed, now });
}

const MINUTES = 60;

/** Finds tables at their quota in this hour and the one before. The overview does not depend on it. */
async function pressedTables({ usage, tablePerMinute }: ConsoleOptions, org: string, now: number) {
  const quota = tablePerMinute * MINUTES;
  try {
    const since = floor(now, 'hour') - STEP_MS.hour;
    const tables = await usage.pressed(org, since, { busy: Math.ceil(quota * NEAR), limit: ATTENTION_ROWS });
    return { tables, quota };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { tables: [], quota };
    throw error;
  }
}
