import { counted } from '../../base/text.ts';
import { countOf, sizeOf } from './format.ts';
import { type Html, html } from './html.ts';
import { section } from './layout.ts';

/** The difference between a release and the one before. */
export interface Comparison {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Bytes of all files, more or less than before. */
  readonly bytes: number;
  /** The first files, in the order of their paths. */
  readonly files: readonly ChangedFile[];
}

interface ChangedFile {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly path: string;
  /** The bytes that it has more than before. Negative: less. */
  readonly bytes: number;
}

const SIGNS = { added: ['add', '+'], changed: ['mod', '~'], removed: ['del', '−'] } as const;

export function changesPanel(changes: Comparison | undefined): Html | null {
  if (!changes) return null;
  const { added, changed, removed, unchanged, files } = changes;
  const more = added + changed + removed - files.length;
  const rows = files.map(({ kind, path, bytes: size }) => {
    const [look, sign] = SIGNS[kind];
    return html`<li><span class="${look}" title="${kind}">${sign}<span class="hidden"> ${kind}</span></span><span>${path}</span><span class="muted">${signed(size)}</span></li>`;
  });
  const none = html`<p class="muted">The files are the same as in the release before.</p>`;
  const list = html`<ul class="changes">${rows}</ul>${more > 0 ? html`<p class="muted small">And ${counted(more, 'more file')}.</p>` : null}`;
  const all = [
    [added, 'add', 'added'],
    [changed, 'mod', 'changed'],
    [removed, 'del', 'removed'],
    [unchanged, '', 'unchanged'],
  ] as const;
  const counts = all.flatMap(([value, look, word]) =>
    value === 0 ? [] : [html`<span class="${look}">${countOf(value)} ${word}</span>`],
  );
  const content = html`<div class="card pad"><p class="meta">${counts}<span>${signed(changes.bytes)}</span></p>
${rows.length === 0 ? none : list}</div>`;
  return section('Changes against the release before', content);
}

function signed(size: number): string {
  return size === 0 ? 'same size' : `${size > 0 ? '+' : '−'}${sizeOf(Math.abs(size))}`;
}
