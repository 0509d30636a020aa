import { countOf, percentOf, sizeOf } from './format.ts';
import { type Html, html } from './html.ts';

/**
 * Plots over time as SVG, made on the server and without a script. The picture stretches to its place and has no text: labels beside
 * it keep their size at every width. Each plot has a title, a description, and a table with its numbers.
 */

interface Series {
  readonly name: string;
  /** One value for each start. */
  readonly values: readonly number[];
}

/** A share is 1 at most and is shown in percent. */
type PlotUnit = 'count' | 'bytes' | 'share';

interface PlotOptions {
  /** Is unique on the page: letters, digits and `-`. */
  readonly id: string;
  readonly title: string;
  /** The start of each point in milliseconds since the Unix epoch, in order and at equal distances. */
  readonly starts: readonly number[];
  readonly step: 'hour' | 'day';
  /** Steps of a point. Points of several hours are shown in whole days, each with its label. Default 1. */
  readonly size?: number;
  /** Bars are stacked, and the table adds their values up. Lines are drawn over each other, and the table has the last value. */
  readonly kind: 'bars' | 'line';
  /** Default: `count`. */
  readonly unit?: PlotUnit;
}

const WIDTH = 640;
const HEIGHT = 160;
/** Rows of the table. More points are put together. */
const ROWS = 31;
/** Labels of the axis of time. Narrow screens show every other one. */
const LABELS = 5;
const HOURS_LABELLED = 48;
/** Opacities of series, in order. They differ enough without colour. */
const SHADES = ['0.9', '0.45', '0.2'] as const;
const FORMATS = { count: countOf, bytes: sizeOf, share: percentOf } as const;

/** Renders a figure with the plot and its table. Values that are not finite or below zero count as zero. At most three series. */
export function plot(given: readonly Series[], options: PlotOptions): Html {
  const { id, title, starts, step, size = 1, kind, unit = 'count' } = options;
  const format = FORMATS[unit];
  const series = given.slice(0, SHADES.length).map(({ name, values }) => ({
    name,
    values: starts.map((_, index) => clean(values[index])),
  }));
  const most = mostOf(series, kind, starts.length);
  const top = axisTop(most, unit);
  const axis = axisOf(options);
  const marks = kind === 'bars' ? bars(series, top, axis) : lines(series, top, axis);
  const middle = unit === 'count' && top % 2 === 1 ? '' : format(top / 2);
  const legend = series.map(
    ({ name }, index) =>
      html`<li><svg width="12" height="12" aria-hidden="true" focusable="false"><rect width="12" height="12" rx="3" fill="currentColor" opacity="${SHADES[index]}"/></svg> ${name}</li>`,
  );
  return html`<figure class="plot" id="${id}"><figcaption>${title}${kind === 'bars' ? html` <span class="muted small">per ${size === 1 ? step : `${size} ${step}s`}</span>` : null}</figcaption>
<div class="chart"><ol class="y" aria-hidden="true"><li>${format(top)}<li>${middle}<li>${format(0)}</ol>
<svg class="area" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-labelledby="${id}-title ${id}-desc" focusable="false">
<title id="${id}-title">${title}</title>
<desc id="${id}-desc">${description(series, most, options, format)}</desc>
<path class="rules" d="M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}${axis.ticks}"/>${marks}</svg>
<ol class="x${axis.ticks === '' ? null : ' days'}" aria-hidden="true">${axis.labels.map((label) => html`<li>${label}`)}</ol></div>
${series.length > 1 ? html`<ul class="legend">${legend}</ul>` : null}
${numbers(series, options, format)}</figure>`;
}

function clean(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : 0;
}

function mostOf(series: readonly Series[], kind: PlotOptions['kind'], count: number): number {
  let most = 0;
  for (let index = 0; index < count; index += 1) {
    const values = series.map((each) => each.values[index] ?? 0);
    most = Math.max(most, kind === 'bars' ? values.reduce((sum, each) => sum + each, 0) : Math.max(0, ...values));
  }
  return most;
}

/** Draws one path for each series, so that a plot of a month takes a few kilobytes. */
function bars(series: readonly Series[], top: number, { slots, first }: Axis): Html[] {
  const below = new Array<number>(series[0]?.values.length ?? 0).fill(0);
  const width = WIDTH / slots;
  const bar = width > 3 ? width - 1 : width;
  return series.map(({ values }, nr) => {
    const parts = values.map((value, index) => {
      const from = below[index] ?? 0;
      below[index] = from + value;
      if (value === 0) return '';
      // A value above zero is visible, however small it is.
      const height = Math.max(2, (value / top) * HEIGHT);
      const y = HEIGHT - (from / top) * HEIGHT;
      return `M${short((first + index) * width)} ${short(y)}h${short(bar)}v${short(-height)}h${short(-bar)}z`;
    });
    return html`<path d="${parts.join('')}" fill="currentColor" opacity="${SHADES[nr]}"/>`;
  });
}

function lines(series: readonly Series[], top: number, { slots, first }: Axis): Html[] {
  return series.map(({ values }, nr) => {
    const width = WIDTH / slots;
    const points = values.map((value, index) => {
      const y = HEIGHT - (value / top) * HEIGHT;
      return `${index === 0 ? 'M' : 'L'}${short((first + index + 0.5) * width)} ${short(y)}`;
    });
    return html`<path class="line" d="${points.join('')}" opacity="${SHADES[nr]}"/>`;
  });
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

interface Axis {
  /** Points that fit in the width. */
  readonly slots: number;
  /** The slot of the first point. */
  readonly first: number;
  readonly labels: readonly string[];
  /** Lines between days, as the end of a path. */
  readonly ticks: string;
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

function axisOf(options: PlotOptions): Axis {
  const { starts, step, size = 1 } = options;
  const [from, to] = [starts[0], starts.at(-1)];
  if (step === 'day' || size === 1 || from === undefined || to === undefined) {
    return { slots: Math.max(1, starts.length), first: 0, labels: timeLabels(options), ticks: '' };
  }
  const dayMs = DAY_HOURS * HOUR_MS;
  const midnight = Math.floor(from / dayMs) * dayMs;
  const days = Math.floor((to - midnight) / dayMs) + 1;
  const labels = Array.from({ length: days }, (_, nr) => day(midnight + nr * dayMs));
  const ticks = labels.slice(1).map((_, nr) => `M${short(((nr + 1) * WIDTH) / days)} 0V${HEIGHT}`);
  return {
    slots: (days * DAY_HOURS) / size,
    first: (from - midnight) / (size * HOUR_MS),
    labels,
    ticks: ticks.join(''),
  };
}

/** Returns the labels at equal distances from the first to the last point: times of a day or two, else days. */
function timeLabels({ starts, step }: PlotOptions): readonly string[] {
  const last = starts.length - 1;
  if (last < 1) return starts.map(day);
  const isByTime = step === 'hour' && last <= HOURS_LABELLED;
  const label = isByTime ? (ms: number | undefined) => time(ms).slice(11, 16) : day;
  return Array.from({ length: LABELS }, (_, nr) => label(starts[Math.round((nr * last) / (LABELS - 1))]));
}

/** Returns a day in UTC as `Nov 5`. */
function day(ms: number | undefined): string {
  if (ms === undefined) return '';
  const [, number, month] = new Date(ms).toUTCString().split(' ');
  return `${month} ${Number(number)}`;
}

function description(
  series: readonly Series[],
  most: number,
  { starts, step, size = 1, kind }: PlotOptions,
  format: (value: number) => string,
): string {
  const span = `By ${size === 1 ? step : `${size} ${step}s`}, from ${time(starts[0])} to ${time(starts.at(-1))}.`;
  const sums = series.map(({ name, values }) => {
    const value = kind === 'bars' ? values.reduce((sum, each) => sum + each, 0) : (values.at(-1) ?? 0);
    return `${name}: ${kind === 'bars' ? 'in all' : 'at the end'} ${format(value)}.`;
  });
  return `${span} The highest value is ${format(most)}. ${sums.join(' ')}`;
}

/** Renders the numbers as a table: each point, or days and longer spans if there are many points. */
function numbers(series: readonly Series[], { title, starts, kind }: PlotOptions, format: (value: number) => string) {
  const size = Math.ceil(starts.length / ROWS);
  const rows = [];
  for (let from = 0; from < starts.length; from += size) {
    const cells = series.map(({ values }) => {
      const part = values.slice(from, from + size);
      const value = kind === 'bars' ? part.reduce((sum, each) => sum + each, 0) : (part.at(-1) ?? 0);
      return html`<td class="number">${format(value)}</td>`;
    });
    rows.push(html`<tr><th scope="row">${time(starts[from])}</th>${cells}</tr>`);
  }
  const heads = series.map(({ name }) => html`<th scope="col" class="end">${name}</th>`);
  return html`<details><summary>Numbers<span class="hidden"> of ${title}</span></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Numbers of ${title}"><table><thead><tr><th scope="col">From (UTC)</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div></details>`;
}

function time(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
}

/** Steps of an axis. Half of each is a short number too. */
const STEPS = [1, 2, 4, 6, 8, 10, 20, 40, 60, 80, 100, 200, 400, 600, 800, 1_000] as const;
const KIB = 1_024;

/** Returns the end of an axis: a round number of its unit that is not below `most`, and above zero. */
export function axisTop(most: number, unit: PlotUnit): number {
  if (unit === 'share') return most > 0.8 ? 1 : rounded(most * 100) / 100;
  if (unit === 'count') return most <= 1 ? 1 : rounded(most);
  if (most === 0) return KIB;
  let factor = 1;
  while (most / factor >= KIB) factor *= KIB;
  const amount = most / factor;
  return (STEPS.find((step) => step >= amount) ?? KIB) * factor;
}

/** Rounds up to 1, 2, 4, 6, 8 or 10 times a power of ten. */
function rounded(value: number): number {
  if (value === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((each) => each * power >= value) ?? 10) * power;
}
