export type Style = 'short' | 'long';

export function format(views: number, style: Style): string {
  return style === 'short' ? String(views) : views + ' views';
}
