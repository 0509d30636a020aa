import { present } from '../base/json.ts';
import type { IgnoredRule } from '../contract/built-output.ts';
import { type Crawled, type DeadLink, isBelow } from './crawl.ts';
import type { Finding } from './report.ts';
import type { SourceSearch } from './sources.ts';

/** A search of the sources takes some milliseconds, so further findings have no place. */
const MOST_PLACED = 100;

const REMEDY =
  'If another application serves the link on the same host, add rel="external" to it: the check skips such links.';

/** Returns the findings of a crawl, with their places in the sources if those are known. */
export async function findingsOf(crawled: Crawled, sources: SourceSearch): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const { basePath } = crawled;
  const dead = crawled.dead.filter((each) => basePath === undefined || !isBelow(each, basePath));
  if (basePath !== undefined) findings.push(await builtFor(basePath, crawled, sources));
  for (const [index, each] of dead.entries()) {
    const place = index < MOST_PLACED ? await sources.find(each.href, each.files[0] ?? '') : undefined;
    findings.push({ ...described(each), place });
  }
  return [...indexFindings(crawled), ...findings, ...unread(crawled)];
}

/** Makes the finding of a wrong base path: one fault, although every link shows it. */
async function builtFor(base: string, { dead }: Crawled, sources: SourceSearch): Promise<Finding> {
  const below = dead.filter((each) => isBelow(each, base));
  const place = (await sources.find(base, '')) ?? (await sources.find(base.slice(0, -1), ''));
  return {
    code: 'base_path',
    message: `The site is built for the base path ${base}, and is served without one: ${below.length} of its links and files answer 404`,
    remedy:
      'Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.',
    place,
  };
}

function indexFindings({ index, folder }: Crawled): readonly Finding[] {
  if (index.status >= 300) {
    return [
      {
        code: 'index_unanswered',
        message: `The site has no index page: / answers ${index.status}`,
        remedy:
          folder === undefined
            ? 'The output directory needs an index.html. Is output-directory the folder that the build writes?'
            : `The output directory has its index.html in ${folder}: put that folder at the end of output-directory.`,
      },
    ];
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

/** Returns a finding for each line of a rule file that the edge ignores. */
export async function ruleFindings(
  ignored: readonly IgnoredRule[],
  sources: SourceSearch,
): Promise<readonly Finding[]> {
  const sourceOf = new Map<string, Promise<string | undefined>>();
  const found = async ({ file, line, reason }: IgnoredRule): Promise<Finding> => {
    const looking = sourceOf.get(file) ?? sources.fileNamed(file);
    sourceOf.set(file, looking);
    const source = await looking;
    const where = line === undefined ? file : `${file}, line ${line}`;
    return {
      code: 'ignored_rule',
      message: `Ignored rule (${where}): ${reason}`,
      place: source === undefined ? undefined : { file: source, ...present({ line }) },
    };
  };
  return Promise.all(ignored.map(found));
}

function unread({ unread }: Crawled): readonly Finding[] {
  if (unread === 0) return [];
  return [
    { code: 'not_all_checked', message: `${unread} pages or style sheets are too long, or too many, to be read` },
  ];
}
