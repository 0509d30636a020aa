import { present } from '../base/json.ts';
import { percentDecoded } from '../base/text.ts';
import { type BuildFault, faultWords, type IgnoredRule } from '../contract/built-output.ts';
import { SEVERITIES } from '../contract/control-plane.ts';
import { unprocessedWords } from '../site/css.ts';
import { indexRemedy, nearIndex } from '../site/index-page.ts';
import { unfilledWords } from '../site/mounts.ts';
import { alsoAt, isContent } from '../site/trace.ts';
import { type Crawled, type DeadLink, isBelow } from './crawl.ts';
import type { OutputReport } from './output.ts';
import { type Finding, severityOf } from './report.ts';
import type { SourceSearch } from './sources.ts';

/** A search of the sources takes some milliseconds, so further findings have no place. */
const MOST_PLACED = 100;

const REMEDY =
  'If another application serves the link on the same host, add rel="external" to it: the check skips such links.';

/** Returns all findings of a built and crawled site: what the build printed, then errors, warnings and notices, those with a place first. */
export async function allFindings(crawled: Crawled, output: OutputReport, sources: SourceSearch) {
  const found = await findingsOf(crawled, sources);
  const all = [
    ...(await builtFindings(output, sources)),
    ...(await ruleFindings(output.ignoredRules, sources)),
    ...found,
    ...(await elsewhereFindings(crawled, sources)),
    ...(await sheetFindings(crawled, sources)),
    ...(await ruleFindingsOf(crawled, sources)),
    ...(await matterFindings(sources)),
  ];
  const weight = (each: Finding) => SEVERITIES.indexOf(severityOf(each)) * 2 + (each.place ? 0 : 1);
  const isBroken = found.some((each) => severityOf(each) === 'error');
  const faults = output.faults.filter((each) => !isAnswered(each, crawled));
  return [...printedFindings(faults, isBroken), ...all.toSorted((a, b) => weight(a) - weight(b))];
}

export async function findingsOf(crawled: Crawled, sources: SourceSearch): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const { basePath } = crawled;
  const dead = crawled.dead.filter((each) => basePath === undefined || !isBelow(each, basePath));
  if (basePath !== undefined) findings.push(await builtFor(basePath, crawled, sources));
  for (const [index, each] of dead.entries()) {
    const traced = index < MOST_PLACED ? await sources.find(each.href, each.files[0] ?? '', each.count > 1) : undefined;
    // What a page shows of its text is found in the page too.
    if (each.kind === 'mention' && traced && isContent(traced.place.file)) continue;
    const finding = described(each);
    const kept = index < MOST_PLACED ? await keptIn(sources, each) : '';
    findings.push({ ...finding, message: finding.message + alsoAt(traced) + kept, place: traced?.place });
  }
  return [...(await indexFindings(crawled, sources)), ...findings, ...unread(crawled)];
}

/** Says which file of the sources a missing file may be meant as: one that the build did not write, or wrote with other letters. */
async function keptIn(sources: SourceSearch, { kind, url }: DeadLink): Promise<string> {
  const path = percentDecoded(url.pathname);
  if ((kind !== 'asset' && kind !== 'mention') || path.endsWith('/')) return '';
  const file = await sources.fileOf(path);
  if (file === undefined) return '';
  return `/${file}`.endsWith(path)
    ? `; the repository has ${file}, which the build did not write to this address`
    : `; the repository has ${file}: addresses distinguish capital from small letters`;
}

/** True if a build complained of the script of a page that the site has: Vite does of each that it leaves as it is. */
export function isAnswered({ message }: Pick<BuildFault, 'message'>, { dead }: Pick<Crawled, 'dead'>): boolean {
  const script = /<script src="([^"]{1,1000})">/.exec(message)?.[1];
  return script !== undefined && !dead.some(({ href }) => href === script);
}

/** Returns a finding for each error that a build printed: the cause of a broken site, and of a whole one only if it was marked. */
export function printedFindings(faults: readonly BuildFault[], isBroken: boolean): readonly Finding[] {
  return faults
    .filter(({ isMarked }) => isBroken || isMarked)
    .map((each) => ({
      code: isBroken ? 'build_fault' : 'printed_error',
      message: faultWords(each),
      remedy: isBroken
        ? 'Mend this first: what the site lacks may follow from it.'
        : 'The site may lack what the build left out for it.',
      place: each.file === null ? undefined : { file: each.file, ...(each.line === null ? {} : { line: each.line }) },
    }));
}

/** Returns a finding for each style sheet that is not closed: in the sources, or else in the output. */
export async function sheetFindings({ unclosed }: Crawled, sources: SourceSearch): Promise<readonly Finding[]> {
  const written = await sources.unclosedSheets();
  const finding = (file: string, line: number, place?: Finding['place']): Finding => ({
    code: 'unclosed_block',
    message: `The style sheet ${file} ends within the block that line ${line} opens: its rules from there on may not count`,
    remedy: 'Add the missing }.',
    place,
  });
  if (written.length > 0) return written.map((place) => finding(place.file, place.line, place));
  return unclosed.map(({ file, line }) => finding(file, line));
}

/** Returns a finding for each page of the sources that shows its front matter as text. */
export async function matterFindings(sources: SourceSearch): Promise<readonly Finding[]> {
  return (await sources.openFrontMatter()).map(({ file, lacks }) => ({
    code: 'open_front_matter',
    message: `The front matter of ${file} lacks its ${lacks} line ---: tools take it for text, and show it`,
    remedy: `Add the line --- ${lacks === 'first' ? 'above the first key' : 'below the last key'}.`,
    place: { file, line: 1 },
  }));
}

/**
 * Returns a finding for each rule that a tool should have replaced, at the only style sheet of the sources that has it, and for each
 * tag of a template engine that pages show, at the only source with the name of the first one.
 */
export async function ruleFindingsOf({ unprocessed }: Crawled, sources: SourceSearch): Promise<readonly Finding[]> {
  const isTag = (rule: string) => rule.startsWith('<');
  const byRule = Map.groupBy(unprocessed, ({ rule }) => rule);
  const first = unprocessed.filter((each) => !isTag(each.rule) || byRule.get(each.rule)?.[0] === each);
  return Promise.all(
    first.slice(0, MOST_PLACED).map(async ({ file, rule }): Promise<Finding> => {
      const code = 'unprocessed_rule';
      const message = unprocessedWords(file, rule);
      if (!isTag(rule)) {
        const remedy = 'Does the build read the configuration of that tool, as postcss.config.js?';
        return { code, message, remedy, place: await sources.ruleNamed(rule) };
      }
      const more = (byRule.get(rule)?.length ?? 1) - 1;
      return {
        code,
        message: message + (more > 0 ? ` (and ${more} more ${more === 1 ? 'page' : 'pages'})` : ''),
        remedy: 'Does package.json have the engine, or the renderer for it, as hexo-renderer-ejs?',
        place: await placeNamed(sources, file),
      };
    }),
  );
}

async function placeNamed(sources: SourceSearch, path: string): Promise<Finding['place']> {
  const file = await sources.fileNamed(path.slice(path.lastIndexOf('/') + 1));
  return file === undefined ? undefined : { file };
}

/** Makes the finding of a wrong base path: one fault, although every link shows it. */
async function builtFor(base: string, { dead }: Crawled, sources: SourceSearch): Promise<Finding> {
  const below = dead.filter((each) => isBelow(each, base));
  const traced = (await sources.find(base, '')) ?? (await sources.find(base.slice(0, -1), ''));
  return {
    code: 'base_path',
    message: `The site is built for the base path ${base}, and is served without one: ${below.length} of its links and files answer 404`,
    remedy: `Build it for /: ${BASES}.`,
    place: traced?.place,
  };
}

const BASES = 'base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json';

/** Makes the finding of pages that load their scripts from another host. It may be a CDN, or the host that the app is going to have. */
export async function elsewhereFindings(
  { elsewhere }: Pick<Crawled, 'elsewhere'>,
  sources: SourceSearch,
): Promise<readonly Finding[]> {
  if (elsewhere === undefined) return [];
  const { base, pages } = elsewhere;
  const traced = (await sources.find(base, '')) ?? (await sources.find(base.slice(0, -1), ''));
  return [
    {
      code: 'built_for_host',
      message: `${pages} ${pages === 1 ? 'page loads' : 'pages load'} scripts and style sheets from ${base}, not those that this build wrote${alsoAt(traced)}`,
      remedy: `If that is not the address of this app, build it for /: ${BASES}.`,
      place: traced?.place,
    },
  ];
}

const UNFILLED = 'Give the element of the page the id that the script names, or the other way round.';

async function indexFindings(crawled: Crawled, sources: SourceSearch): Promise<readonly Finding[]> {
  const { index, instead } = crawled;
  if (instead) {
    const near = nearIndex(instead);
    const place = near === undefined ? undefined : await placeNamed(sources, near);
    const message = `The site has no index page: / answers ${index.status}`;
    return [{ code: 'index_unanswered', message, remedy: indexRemedy(instead), place }];
  }
  if (index.status >= 500) {
    return [{ code: 'index_unanswered', message: `The app answers / with ${index.status}` }];
  }
  if (index.unfilled !== undefined) {
    const place = await placeNamed(sources, 'index.html');
    return [{ code: 'index_unfilled', message: unfilledWords(index.unfilled), remedy: UNFILLED, place }];
  }
  if (!index.empty) return [];
  return [{ code: 'index_empty', message: 'The index page is empty: it shows nothing and loads no script' }];
}

function described(dead: DeadLink): Finding {
  const href = JSON.stringify(dead.href.length > 200 ? `${dead.href.slice(0, 199)}…` : dead.href);
  switch (dead.kind) {
    case 'link':
      return { code: 'dead_link', message: `Dead link: ${href} ${dead.why} (${where(dead)})`, remedy: REMEDY };
    case 'asset':
      return { code: 'dead_asset', message: `Missing file: ${href} ${dead.why} (${where(dead)})` };
    case 'mention':
      return { code: 'dead_mention', message: `A script names ${href}, which ${dead.why} (${where(dead)})` };
    case 'fragment':
      return { code: 'dead_fragment', message: `The page that ${href} leads to has no such part (${where(dead)})` };
    default:
      return dead.kind satisfies never;
  }
}

/** Returns `in about/index.html`, or `in about/index.html and 11 more files`. */
function where({ files, count }: DeadLink): string {
  const more = count - 1;
  return `in ${files[0]}${more > 0 ? ` and ${more} more ${more === 1 ? 'file' : 'files'}` : ''}`;
}

/** Returns the findings of an output with the source of the file that each is about, if one file of the sources has its name. */
export async function builtFindings(
  { findings }: Pick<OutputReport, 'findings'>,
  sources: SourceSearch,
): Promise<readonly Finding[]> {
  const placed = async (finding: Finding, at: number): Promise<Finding> => {
    const { built } = finding;
    if (built === undefined || at >= MOST_PLACED) return finding;
    const place = await placeNamed(sources, built);
    return place ? { ...finding, place } : finding;
  };
  return Promise.all(findings.map(placed));
}

/** Returns a finding for each line of a rule file that the edge ignores. */
export async function ruleFindings(
  ignored: readonly IgnoredRule[],
  sources: SourceSearch,
): Promise<readonly Finding[]> {
  const files = [...Map.groupBy(ignored, ({ file }) => file)];
  const found = files.map(async ([file, rules]) => {
    const place = await placeNamed(sources, file);
    return rules.map(({ line, reason }): Finding => {
      const where = line === undefined ? file : `${file}, line ${line}`;
      const message = `Ignored rule (${where}): ${reason}`;
      return { code: 'ignored_rule', message, place: place && { ...place, ...present({ line }) } };
    });
  });
  return (await Promise.all(found)).flat();
}

function unread({ unread }: Crawled): readonly Finding[] {
  const message = `${unread} pages or style sheets are too long, or too many, to be read`;
  return unread === 0 ? [] : [{ code: 'not_all_checked', message }];
}
