import { describe, expect, test } from 'vitest';
import { countsWith } from '../../../src/contract/usage.ts';
import { axisTop, plot } from '../../../src/platform/console/plot.ts';
import { usageSection } from '../../../src/platform/console/usage.ts';
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
    expect(text.match(/(?<=<td class="number">)[^<]*/g)).toEqual(['1', '0', '3,000', '0']);
    expect(text.match(/<ol class="y"[^>]*>(.*?)<\/ol>/)?.[1]).toBe('<li>4,000<li>2,000<li>0');
    expect(text.match(/<ol class="x"[^>]*>(.*?)<\/ol>/)?.[1]).toBe('<li>00:00<li>01:00<li>02:00<li>02:00<li>03:00');
    expect(text).not.toMatch(/NaN|undefined|style=/);
  });

  test('stacks the bars of several series, so that none leaves the plot', () => {
    const series = [1, 2].map((value) => ({ name: `s${value}`, values: starts.map(() => value) }));
    const { text } = plot(series, options);
    // The axis ends at 4, and the area is 160 high: a quarter and two quarters.
    expect(text).toContain('M0 160h159v-40h-159z');
    expect(text).toContain('M0 120h159v-80h-159z');
  });

  test('without values draws nothing and says so', () => {
    expect(plot([{ name: 'Site', values: [] }], options).text).toContain('The highest value is 0.');
    expect(plot([], { ...options, starts: [] }).text).toContain('<figure');
  });

  test('puts points together in the table if there are many', () => {
    const many = Array.from({ length: 400 }, (_, index) => SINCE + index * 24 * HOUR);
    const { text } = plot([{ name: 'Site', values: many.map(() => 2) }], { ...options, starts: many, step: 'day' });
    expect(text.match(/<tr>/g)).toHaveLength(32);
    expect(text).toContain('<td class="number">26</td>');
    expect(text.length).toBeLessThan(20_000);
  });
});

test.each([
  [0, 'count', 1],
  [7, 'count', 8],
  [101, 'count', 200],
  [1_234_567, 'count', 2_000_000],
  [0, 'bytes', 1_024],
  [700, 'bytes', 800],
  [1_023 * 1_024, 'bytes', 1_024 * 1_024],
  [1.5 * 1_024 ** 3, 'bytes', 2 * 1_024 ** 3],
  [0, 'share', 0.01],
  [0.031, 'share', 0.04],
  [1, 'share', 1],
] as const)('the axis of %d as a %s ends at %d', (most, unit, top) => {
  expect(axisTop(most, unit)).toBeCloseTo(top, 9);
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

  test('counts nothing of hours that have not begun here, which a node whose clock is ahead has stored', async () => {
    const report = await readReport(usage, APP, { since: SINCE, now: SINCE + HOUR });
    expect(report.totals).toMatchObject({ site_2xx: 98, put_failed: 0 });
  });

  test('shows totals, plots and parts, and escapes names', async () => {
    const report = await readReport(usage, APP, { since: SINCE, now: SINCE + 3 * HOUR });
    const part = { scope: { ...APP, table: '<i>' }, counts: countsWith({ get_ok: 7 }), stored: { keys: 2, bytes: 40 } };
    const { text } = usageSection({ report, parts: [part], partPath: () => '/console/x' });
    expect(text).toContain(
      '<span class="value">110</span><span class="detail">100 to the site, 10 to the store</span>',
    );
    expect(text).toContain('6.36%');
    expect(text).toContain('<a href="/console/x">&lt;i&gt;</a>');
    expect(text.match(/<figure/g)).toHaveLength(4);
  });

  test('shows the requests, the time and the memory of functions, if there are any', async () => {
    const counts = countsWith({ site_2xx: 4, function_requests: 4, function_ms: 1_000, function_mib_ms: 512 * HOUR });
    const series = async () => [{ start: SINCE, counts }];
    const report = await readReport({ ...usage, series }, APP, { since: SINCE, now: SINCE + HOUR });
    const { text } = usageSection({ report, parts: [] });
    expect(text).toContain('<dt>Function time</dt><dd><span class="value">1.0s</span><span class="detail">250ms each');
    expect(text).toContain('<dt>Function memory</dt><dd><span class="value">512 MiB h</span>');
    expect(text).toContain('id="usage-functions"');
    expect(text).toContain('id="usage-memory"');
    const without = usageSection({
      report: await readReport(usage, APP, { since: SINCE, now: SINCE + HOUR }),
      parts: [],
    });
    expect(without.text).not.toContain('Function');
  });

  test('of a week by hour has bars of four hours, and each day of the axis has its label and its line', async () => {
    const hours = Array.from({ length: 168 }, (_, hour) => ({
      start: SINCE + (hour + 7) * HOUR,
      counts: countsWith({ site_2xx: 1, ...(hour % 2 === 0 && { site_5xx: 1 }) }),
    }));
    const since = SINCE + 7 * HOUR;
    const report = await readReport({ ...usage, series: async () => hours }, APP, {
      since,
      now: since + 168 * HOUR - 1,
    });
    const { text } = usageSection({ report, parts: [] });
    const [requests = ''] = /<figure class="plot" id="usage-requests">[\s\S]*?<\/figure>/.exec(text) ?? [];
    expect(requests).toContain('per 4 hours');
    // From 07:00 on: the first bar is that from 04:00, of one hour.
    expect(requests.match(/ d="(M[^"]+z)"/)?.[1]?.match(/z/g)).toHaveLength(43);
    expect(requests.match(/<ol class="x days"[^>]*>(.*?)<\/ol>/)?.[1]).toBe(
      '<li>Nov 22<li>Nov 23<li>Nov 24<li>Nov 25<li>Nov 26<li>Nov 27<li>Nov 28<li>Nov 29',
    );
    expect(requests.match(/M[\d.]+ 0V160/g)).toHaveLength(7);
    expect(requests).toContain('Site: in all 252.');
    const [errors = ''] = /id="usage-errors">[\s\S]*?<\/figure>/.exec(text) ?? [];
    expect(errors).toContain('The highest value is 50%');
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
