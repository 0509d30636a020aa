/** The design tokens: each colour for light and dark, the type scale, spacing, radii and shadows. */
export const TOKENS = `
:root { color-scheme: light dark;
  --bg: light-dark(#fafafa, #0b0b0d); --surface: light-dark(#ffffff, #131316); --raised: light-dark(#f4f4f5, #1b1b20);
  --line: light-dark(#e4e4e7, #2a2a30); --line-strong: light-dark(#8f8f99, #6b6b76);
  --text: light-dark(#18181b, #f0f0f3); --muted: light-dark(#585863, #a6a6b2);
  --link: light-dark(#0a55c4, #86b6ff); --focus: light-dark(#0a6cff, #5aa2ff);
  --strong: light-dark(#18181b, #f4f4f6); --on-strong: light-dark(#ffffff, #131316);
  --good: light-dark(#116636, #58d68d); --good-bg: light-dark(#e6f6ec, #0f2a1b);
  --bad: light-dark(#b0211a, #ff938a); --bad-bg: light-dark(#fdecea, #331413); --bad-line: light-dark(#f0b4af, #6a2a26);
  --busy: light-dark(#7a4a00, #f4c04e); --busy-bg: light-dark(#fdf2dc, #2d2209);
  --idle: light-dark(#52525b, #b0b0bb); --idle-bg: light-dark(#efeff1, #232329);
  --p-queue: light-dark(#c9c9d0, #4a4a54); --p-clone: light-dark(#7c8cf8, #6f7fe6); --p-install: light-dark(#a46ee0, #a37be0);
  --p-build: light-dark(#2f7fe8, #4a94f5); --p-store: light-dark(#0f9ba8, #2bb3be);
  --log: light-dark(#fcfcfd, #0e0e11);
  --t-red: light-dark(#b0211a, #ff8b82); --t-green: light-dark(#116636, #6bdc9a); --t-yellow: light-dark(#7a4a00, #f0c35b);
  --t-blue: light-dark(#0a55c4, #83b4ff); --t-magenta: light-dark(#8b2b97, #e29bed); --t-cyan: light-dark(#0b6570, #62d2dc);
  --sans: Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  --mono: SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace;
  --f0: 0.75rem; --f1: 0.8125rem; --f2: 0.875rem; --f3: 1rem; --f4: 1.125rem; --f5: 1.5rem; --f6: 1.875rem;
  --s1: 0.25rem; --s2: 0.5rem; --s3: 0.75rem; --s4: 1rem; --s5: 1.5rem; --s6: 2rem; --s7: 3rem;
  --r1: 6px; --r2: 10px; --shadow: 0 1px 2px light-dark(#0000000d, #0000); --lift: 0 12px 40px light-dark(#00000026, #000000b3); }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
`;
