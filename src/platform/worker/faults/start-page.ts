import { processorClock } from '../../../base/clock.ts';
import { faultWords, MOST_SITE_WARNINGS, type SiteWarning } from '../../../contract/built-output.ts';
import { addressIn, alsoAt, trace, unclosedIn } from '../../../site/trace.ts';
import { isErrorOfSite } from '../../objects/failures.ts';
import type { SeenFault } from '../../shared/types.ts';
import { Sources } from '../files/sources.ts';
import type { Build } from '../run.ts';
import { SEARCH_LIMITS } from './findings.ts';
import { faultsOfSuccess, ownWords } from './index.ts';
import { SourceIndex } from './source-index.ts';

const NOWHERE = { file: null, line: null };

/**
 * Returns the faults of a start page at the lines of the sources that they come from. Errors that the build printed come first: they can be
 * the cause. Without a fault, only those that the build marked. The search has the bounds of that after a failure.
 */
export async function warningsOf(run: Build, seen: readonly SeenFault[]): Promise<readonly SiteWarning[]> {
  const all = await faultsOfSuccess(run);
  const printed = seen.some(isErrorOfSite) ? all : all.filter(({ isMarked }) => isMarked);
  const index = await SourceIndex.read(new Sources(run.workspace.source, processorClock, SEARCH_LIMITS), run.root);
  const faults = printed.map((each): SiteWarning => {
    const { file, line } = each;
    return { code: 'build_fault', file, line, message: ownWords(faultWords(each)) };
  });
  const placed = await Promise.all(seen.map((each) => placedIn(each, index)));
  return [...faults, ...placed].slice(0, MOST_SITE_WARNINGS);
}

async function placedIn(fault: SeenFault, index: SourceIndex): Promise<SiteWarning> {
  const { code, message, href, in: page = '' } = fault;
  if (code === 'unclosed_block') return { code, message: ownWords(message), ...(await unclosedSheet(index)) };
  const traced = href === undefined ? undefined : await trace(href, page, undefined, (needle) => hits(needle, index));
  const { file, line } = index.isOver || !traced ? NOWHERE : traced.place;
  return { code, file, line, message: ownWords(message + (index.isOver ? '' : alsoAt(traced))) };
}

function hits(needle: string, index: SourceIndex) {
  return index.collect(index.files, (text, line, file) => {
    const column = addressIn(text, needle);
    return column === undefined ? undefined : { file, line, column };
  });
}

/** Returns the only style sheet of the sources that ends within a block. */
async function unclosedSheet(index: SourceIndex): Promise<Pick<SiteWarning, 'file' | 'line'>> {
  const sheets = index.files.filter((file) => file.endsWith('.css'));
  await index.load(sheets);
  const all = await Promise.all(
    sheets.map(async (file) => ({
      file,
      line: unclosedIn(file, (await index.lines(file)).join('\n'), undefined) ?? null,
    })),
  );
  return index.onlyOf(all.filter(({ line }) => line !== null)) ?? NOWHERE;
}
