import { describe, expect, test } from 'vitest';
import { countsWith } from '../../../src/contract/usage.ts';
import { plot } from '../../../src/platform/console/plot.ts';
import { usageSection } from '../../../src/platform/console/usage-page.ts';
import { readReport } from '../../../src/platform/metering/report.ts';

const HOUR = 3_600_000;
const APP = { org: 'acme', project: 'shop', app: 'web', table: '' };
const SINCE = Date.UTC(2026, 10, 22);

describe('a plot', () => {
  const starts = [0, 1, 2, 3].map((hour) => SINCE + hour * HOUR);
  const options = { id: 'p', title: 'Requests <b>', starts, step: 'hour', kind: 'bars' } as const;

  test('has a bar for each value above zero, a title, a description, and a table with the same numbers', () => {
    const { text } = plot([{ name: 'Site', values: [1, 0, 3_000, Number.NaN] }], options);
    expect(text.match(/d="(M[^"]+z)"/)?.[1]?.match(/z/g)).toHaveLength(2);
    expect(text).toContain('<title id="p-title">Requests &lt;b&gt;</title>');
    expect(text).toContain('The highest value is 3,000. Site: in all 3,001.');
    expect(text.match(/<td>[^<]*<\/td>/g)).toEqual(['<td>1</td>', '<td>0</td>', '<td>3,000</td>', '<td>0</td>']);
    expect(text).not.toMatch(/NaN|undefined|style=/);
  });

  test('stacks the bars of several series, so that none leaves the plot', () => {
    const series = [1, 2].map((value) => ({ name: `s${value}`, values: starts.map(() => value) }));
    const { text } = plot(series, options);
    // The area is 126 high: one third and two thirds.
    expect(text).toContain('M0 140h159v-42h-159z');
    expect(text).toContain('M0 98h159v-84h-159z');
  });

  test('without values draws nothing and says so', () => {
    expect(plot([{ name: 'Site', values: [] }], options).text).toContain('The highest value is 0.');
    expect(plot([], { ...options, starts: [] }).text).toContain('<figure');
  });

  test('puts points together in the table if there are many', () => {
    const many = Array.from({ length: 400 }, (_, index) => SINCE + index * 24 * HOUR);
    const { text } = plot([{ name: 'Site', values: many.map(() => 2) }], { ...options, starts: many, step: 'day' });
    expect(text.match(/<tr>/g)).toHaveLength(32);
    expect(text).toContain('<td>26</td>');
    expect(text.length).toBeLessThan(20_000);
  });
});

describe('the usage section', () => {
  const points = [
    { start: SINCE, counts: countsWith({ site_2xx: 98, site_5xx: 2, site_bytes_out: 2048, bytes_change: 10 }) },
    { start: SINCE + 2 * HOUR, counts: countsWith({ get_ok: 5, put_failed: 5, bytes_change: 30, keys_change: 2 }) },
  ];
  const usage = { series: async () => points, stored: async () => ({ keys: 2, bytes: 40 }) };

  test('goes back from what is stored now to what was stored before', async () => {
    const report = await readReport(usage, APP, { since: SINCE, now: SINCE + 3 * HOUR + 1 });
    expect(report.points.map(({ stored }) => stored.bytes)).toEqual([10, 10, 40, 40]);
    expect(report.points.map(({ start }) => (start - SINCE) / HOUR)).toEqual([0, 1, 2, 3]);
    expect(report.totals).toMatchObject({ site_2xx: 98, put_failed: 5 });
  });

  test('shows totals, plots and parts, and escapes names', async () => {
    const report = await readReport(usage, APP, { since: SINCE, now: SINCE + 3 * HOUR });
    const part = { scope: { ...APP, table: '<i>' }, counts: countsWith({ get_ok: 7 }), stored: { keys: 2, bytes: 40 } };
    const { text } = usageSection({ report, parts: [part], partPath: () => '/console/x' });
    expect(text).toContain('100 requests, 2 KiB out');
    expect(text).toContain('6.36%');
    expect(text).toContain('<a href="/console/x">&lt;i&gt;</a>');
    expect(text.match(/<figure/g)).toHaveLength(4);
  });

  test('of two weeks by hour stays below 60 KB', async () => {
    const all = Array.from({ length: 14 * 24 }, (_, hour) => ({
      start: SINCE + hour * HOUR,
      counts: countsWith({
        site_2xx: 1_000 + hour,
        get_ok: 70_000 - hour,
        site_bytes_out: hour * 1_111,
        kvs_bytes_out: 5,
      }),
    }));
    const now = SINCE + 14 * 24 * HOUR - 1;
    const report = await readReport({ ...usage, series: async () => all }, APP, { since: SINCE, now });
    expect(report.points).toHaveLength(14 * 24);
    expect(usageSection({ report, parts: [] }).text.length).toBeLessThan(60_000);
  });
});
